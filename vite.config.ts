import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

import { reactRouter } from '@react-router/dev/vite'
import type { AtRule, ChildNode, Parser, Root } from 'postcss'
import { defineConfig, type Plugin } from 'vite'

import { keepEntryTogether } from './builder/one-chunk.ts'

/** Custom media, which no browser reads yet: `@media (--narrow)` is what the tokens say of that name. */
function breakpointsByName() {
  const tokens = readFileSync(join(import.meta.dirname, 'web', 'ui', 'tokens.css'), 'utf8')
  const queries = new Map(
    [...tokens.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name, query]) => [name, query]),
  )
  return {
    postcssPlugin: 'breakpoints-by-name',
    AtRule: {
      'custom-media': (rule: AtRule) => void rule.remove(),
      media: (rule: AtRule) => {
        rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name) => {
          if (!queries.has(name)) throw rule.error(`No breakpoint is named ${name}`)
          return queries.get(name)!
        })
      },
    },
  }
}

/**
 * `@apply row muted` stands for what `.row` and `.muted` say in the two sheets of shared pieces. A piece that stands
 * below a media query there is one rule with `!important` for all: it is composed.
 */
function appliesPieces() {
  const pieces = new Map<string, ChildNode[]>()
  const composed = new Set<string>()
  const readPieces = (parse: Parser<Root>) => {
    for (const sheet of ['pieces.css', 'mixins.css']) {
      const from = join(import.meta.dirname, 'web', 'ui', sheet)
      const root = parse(readFileSync(from, 'utf8'), { from })
      root.each((rule) => {
        if (rule.type !== 'rule') return
        for (const [, name] of rule.selector.matchAll(/(?<![^\s])\.([\w-]+)(?=,|$)/g))
          pieces.set(name!, [...(pieces.get(name!) ?? []), ...rule.nodes])
      })
      root.walkAtRules('media', ({ parent, nodes = [] }) => {
        if (parent !== root) return
        for (const rule of nodes) if (rule.type === 'rule') composed.add(/\w[\w-]+/.exec(rule.selector)![0])
      })
    }
  }
  return {
    postcssPlugin: 'applies-pieces',
    AtRule: {
      apply: (rule: AtRule, { postcss: { parse } }: { postcss: { parse: Parser<Root> } }) => {
        if (pieces.size === 0) readPieces(parse)
        const { true: global, false: others = [] } = Object.groupBy(rule.params.split(/\s+/), (name) =>
          composed.has(name) ? 'true' : 'false',
        )
        const said = others.flatMap((name) => {
          if (!pieces.has(name)) throw rule.error(`No piece is named ${name}`)
          return pieces.get(name)!
        })
        if (global) rule.before({ prop: 'composes', value: `${global.join(' ')} from global` })
        const nodes = said.map((node) => node.clone())
        const nested = nodes.filter((node) => node.type === 'rule')
        // Behind the declarations to come: between them each would end the rule, and begin it again.
        let last: ChildNode = rule
        for (let next = rule.next(); next && !isNested(next); next = next.next()) last = next
        last.after(nested)
        rule.replaceWith(nodes.filter((node) => node.type !== 'rule'))
      },
    },
  }
}

function isNested(node: ChildNode): boolean {
  return node.type === 'rule' || (node.type === 'atrule' && node.name !== 'apply')
}

/** Two characters for the sheet and one or two for the class: the names of one sheet begin alike, which packs better than hashes. */
function createClassNames() {
  const prefixes = new Map<string, string>()
  const taken = new Set<string>()
  for (const sheet of globSync('web/**/*.module.css', { cwd: import.meta.dirname }).toSorted()) {
    let prefix = shorten(sheet)
    for (let at = 1; taken.has(prefix); at++) prefix = shorten(`${sheet}${at}`)
    taken.add(prefix)
    prefixes.set(sheet, prefix)
  }
  return (name: string, file: string, css: string) => {
    const sheet = relative(import.meta.dirname, file.replace(/\?.*/, ''))
    const names = new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))
    return (prefixes.get(sheet) ?? shorten(sheet)) + [...names].indexOf(name).toString(36)
  }
}

/** A capital first: the classes that markup names begin with a small letter. */
function shorten(sheet: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(sheet).digest()
  return String.fromCharCode(65 + (first % 26)) + (second % 36).toString(36)
}

/** Style sheets that stand in a page from its beginning. */
const everPresent = /^assets\/(frame|search)\./

/** Names of scripts and styles are said again and again, in the list of routes above all: their hash alone tells most apart. */
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/${name.endsWith('.css') && !/^(frame|search|collection)\./.test(name) ? '' : '[name].'}[hash:6][extname]`
const scriptNames = { entryFileNames: 'assets/[hash:7].js', chunkFileNames: 'assets/[hash:7].js' }

const entryTogether = keepEntryTogether()

export default defineConfig(({ command }) => ({
  plugins: [iconsOneByOne(), serverVariants(), reactRouter(), keepsEverPresent(), entryTogether],
  css: {
    modules: { generateScopedName: createClassNames() },
    postcss: { plugins: [appliesPieces(), breakpointsByName()] },
  },
  build: {
    // Nothing is inlined as data: the policy allows files of our own origin only.
    assetsInlineLimit: 0,
    // What loads lazily names its styles alone: a list of the scripts behind each would stand in the frame.
    modulePreload: { resolveDependencies: () => [] },
    sourcemap: false,
    // `builder/finish-site.ts` makes it smaller by terser, which would keep the first page waiting.
    minify: 'oxc',
    target: 'es2023',
    // Browsers of early 2023: what is nested here stands one by one there.
    cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // Both sides name the same files.
    rolldownOptions: { output: { assetFileNames }, checks: { bundlerTimings: false } },
    // The map's, which is fetched when one is looked at.
    chunkSizeWarningLimit: 1100,
  },
  // While working: an icon is a file of its own already, and what is found late would reload the page under one's hands.
  optimizeDeps: { exclude: ['@tabler/icons-react'], include: ['maplibre-gl', 'photoswipe'] },
  environments: {
    // Node would open each file of a package at every start; errors name lines that can be read.
    ssr: {
      build: { minify: false, rolldownOptions: { output: { codeSplitting: { groups: entryTogether.groups } } } },
      resolve: { noExternal: command === 'build' ? true : ['@tabler/icons-react'] },
    },
    client: { build: { rolldownOptions: { output: { ...scriptNames, codeSplitting: { groups: sharedChunks() } } } } },
  },
}))

/** What every page needs, or nearly every: maps and what some pages show are fetched with them. */
const frame = [
  // Dialogs open before scripts are there, or without: what they wear cannot wait for their code.
  /\/web\/shell\/((?!footer\/|lazy\/|error\/|snackbars\/)|(?!snackbars\/).*\.css)/,
  /\/web\/(ui\/(?!page\/|form\/|keep-grouped|save-file)|(?!dates|describe-facts|phone|track|workspace-)[a-z.-]+\.ts$|lazy\.tsx)/,
  /\/web\/property\/(property-(card|price|facts|badge)|card-(photo|icon)|badge-mark)\./,
  /\/web\/(search\/(search-(address|words)|map\/map-loading)|property\/card-skeleton)\./,
  /\/contract\/(property\/(property-type|feature)|currency|mortgage\/loan-terms)\./,
  /\/web\/favorite\/(card-buttons|favourites-link|compare-bar).*\.css/,
  // Forms stand on every page, in the footer at least.
  /\/web\/(ui\/form|lead\/forms).*\.css/,
  /\/createReactComponent/,
  /\/icons\/Icon(Search|Chevron(Left|Right)|Bed|Bath|Car|Ruler2|MapPin|Photo|Video|View360|Dimensions|AdjustmentsHorizontal|ArrowsSort|Map)\./,
]

/** What every page needs comes in two scripts and one style sheet, not in a dozen of a kilobyte each. */
function sharedChunks() {
  return [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
    // What wakes lazily is styled from the first.
    {
      name: 'search',
      test: /\/web\/(search\/(filters\/|none\/)|saved-search\/save\/|ui\/page\/nothing-found).*\.css/,
      priority: 1,
    },
    // A dozen style sheets of a kilobyte each would keep the first picture of a property waiting.
    {
      name: 'property',
      test: /\/web\/(property\/(?!(card|property-popup)).*|favorite\/page-buttons.*|mortgage\/cost\/.*|ui\/page\/(breadcrumb|section).*|lead\/contact-ways\/agent-card.*|place\/place-map.*|lead\/referral\/share-menu.*)\.css/,
      priority: 0,
    },
    { name: 'frame', test: (file: string) => frame.some((pattern) => pattern.test(file)), priority: 1 },
    { name: 'zod', test: /node_modules\/zod\//, priority: 1 },
    // Without a chunk of their own they would come with the forms, and the forms with whatever writes a date.
    { name: 'formats', test: /\/locales\/(per-language|names|country-names|percent)\.ts/, priority: 0.5 },
    // The home page's as well: it would come with the results, and the results with the home page.
    { name: 'place', test: /\/web\/search\/place-combobox\./, priority: 1 },
    // What the list of results shares with its panels of filters, which wake later, stands with the list's own.
    {
      name: 'results',
      test: /\/web\/search\/(filters\/(asked|search-form|use-search-form|use-sheet|use-open-panels)|results-page)\.tsx?/,
      priority: 1,
    },
    // Its forms stand together, as pages and as dialogs.
    {
      name: 'account',
      test: /\/web\/account\/(?!profile\/|session\/|settings\/|captcha\/|inputs\/|personal-shell|.*-page\.)/,
      priority: 0,
    },
    // What forms of every kind are made of.
    { name: 'form', test: /\/web\/(ui\/form\/|account\/(inputs\/|captcha\/(?!captcha-worker)))/, priority: 0 },
    // The hearts ask who is signed in, and bring no forms.
    { name: 'session', test: /\/web\/account\/session\/(?!use-answer)/, priority: 0 },
  ]
}

/** Reads only the icons that are named: their package's front door lists six thousand files, most of a build's time. */
function iconsOneByOne(): Plugin {
  return {
    name: 'icons-one-by-one',
    enforce: 'pre',
    transform: {
      filter: { code: '@tabler/icons-react' },
      handler(code) {
        const isRendered = this.environment.name === 'ssr' && this.environment.mode === 'build'
        return code.replace(/import \{([^}]*)\} from '@tabler\/icons-react'/g, (_, names: string) => {
          const icons = names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
          return isRendered ? importDrawnOnce(icons) : icons.map((name) => importOf(name)).join(';')
        })
      },
    },
  }
}

function importOf(icon: string, name = icon): string {
  return `import ${name} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs'`
}

/** On the server an icon is drawn once, not for each card of each page. */
function importDrawnOnce(icons: string[]): string {
  if (icons.length === 0) return ''
  const drawIconOnce = join(import.meta.dirname, 'web', 'ui', 'ssr', 'draw-icon-once.ts')
  return [
    `import { drawIconOnce } from ${JSON.stringify(drawIconOnce)}`,
    ...icons.map((icon) => importOf(icon, `${icon}Drawn`)),
    ...icons.map((icon) => `const ${icon} = drawIconOnce(${icon}Drawn)`),
  ].join(';')
}

/** A module with one of its name in an `ssr` folder beside it is that one for the server's side; so is the router for the site. */
function serverVariants(): Plugin {
  const web = join(import.meta.dirname, 'web')
  const ofRouter = join(web, 'ui', 'ssr', 'react-router.ts')
  return {
    name: 'server-variants',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$|^\.{1,2}\/.*\.tsx$/ },
      handler(id, importer = '') {
        const isRendered = this.environment.name === 'ssr' && this.environment.mode === 'build'
        const within = relative(web, importer)
        if (!isRendered || within.startsWith('..') || /(^|\/)ssr\//.test(within)) return null
        if (id === 'react-router') return ofRouter
        const file = join(dirname(importer), id)
        const variant = join(dirname(file), 'ssr', `${basename(file, '.tsx')}.ts`)
        return existsSync(variant) ? variant : null
      },
    },
  }
}

/** A script that loads lazily would fetch the frame's styles once more, after those of the page and of the brand, and win. */
function keepsEverPresent(): Plugin {
  return {
    name: 'keeps-ever-present',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          // The list is counted through: a script that is there already stands in the style sheet's place.
          chunk.code = chunk.code.replace(/(?<=m\.f=\[)[^\]]*/, (files) =>
            files.replaceAll(/"([^"]+\.css)"/g, (said, file) =>
              everPresent.test(file) ? `"${chunk.fileName}"` : said,
            ),
          )
        }
      },
    },
  }
}
