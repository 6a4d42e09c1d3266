import { files, isTest, readSource } from './sources.ts'

/** An exported function: its file and its name. */
export type ExportedFunction = { file: string; name: string }

const declared = /^export (?:default )?(?:async )?function\s*\*?\s*(\w+)/gm
const arrow =
  /^export const (\w+)(?:: [^=\n]+(?:=> [^=\n]+)?)? =\s*(?:async )?(?:<[^>\n]*>\s*)?(?:function\b|(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\w+)(?::[^=;{}]+?)?\s*=>)/gm
/** Names that the framework gives, and what is no verb by rule: components and hooks. */
const given =
  /^(?:loader|meta|action|headers|links|middleware|clientLoader|clientMiddleware|shouldRevalidate|handleRequest|[A-Z]\w*|use[A-Z]\w*)$/

/** Every function that a file of the product or of its tools exports and names itself. */
export function listExportedFunctions(): ExportedFunction[] {
  return files
    .filter((file) => file.includes('/') && !isTest(file))
    .flatMap((file) => findExportedFunctions(readSource(file)).map((name) => ({ file, name })))
}

/** The names of the functions that a source exports, but for components, hooks and what a framework asks for. */
export function findExportedFunctions(source: string): string[] {
  const found = [...source.matchAll(declared), ...source.matchAll(arrow)].map(([, name]) => name!)
  return found.filter((name) => !given.test(name))
}

/** Whether a name begins with one of the verbs in use. */
export function startsWithVerb(name: string): boolean {
  return verbs.has(/^[a-z]+/.exec(name)?.[0] ?? '')
}

/** A new verb is added here by whoever needs it: it should be one that the field knows. */
const verbs = new Set(
  (
    'silence quote press go dump settle unmark accept add advance judge schedule rebase answer bring cut deal decide drag inflate link scroll understand apply ask assert attempt await begin bind book build cache calculate call cancel capitalize capture change check choose ' +
    'claim clear close collect compare compile complete compose compress compute confirm connect contain contains convert copy correct count cover ' +
    'covers create decode decrypt delete deliver derive describe detach disable discard dismiss draw drop edit enable enclose encloses encode encrypt end ends enqueue ' +
    'ensure erase escape estimate expect export extract fail fetch fill filter find finish fit fold follow forget forgive ' +
    'format generate get give group guess handle hash hear hide hides hold import insert interpret intersect invalidate issue join keep ' +
    'launch let limit list listen load locate lock log look looks loosen make map mark mask match matches measure merge migrate move name negotiate normalise normalize ' +
    'note notify obtain offer offers open opens order pack pad page parse pass pause pick place plan prepare print publish pull push put ' +
    'query read rebuild receive record reduce refuse register reject release remember remove render renew repeat replace report request ' +
    'require reserve reset resolve respond restore restrict resume return revoke rewrite round run save say scale score scrub seal search select ' +
    'seed send serve set share show shuffle sign simplify skip slice sort split spread start starts stop store strip submit subscribe subtract ' +
    'suggest sum suspend swap sync take tell test tidy to toggle touch track translate trim truncate try turn ungroup unpack unquote unsubscribe unwrap update upload validate ' +
    'verify view visit wait wake walk warm warn watch withdraw wrap write ' +
    // What answers yes or no.
    'is are was were has had can could should needs may must does'
  ).split(' '),
)
