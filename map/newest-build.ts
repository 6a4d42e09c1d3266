const list = 'https://build-metadata.protomaps.dev/builds.json'
const builds = 'https://build.protomaps.com'
const patience = 20_000

/** The address of the newest daily build of the whole world by Protomaps, of the version that our style is written for. */
export async function findNewestBuild(): Promise<string> {
  try {
    const answer = await fetch(list, { signal: AbortSignal.timeout(patience) })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    const key = chooseNewest(await answer.json())
    if (!key) throw new Error('it names none of version 4')
    return `${builds}/${key}`
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error ? `${message} (${cause.message})` : message
    throw new Error(`The list of daily builds cannot be read at ${list}: ${why}. Name a file with --from.`, {
      cause: error,
    })
  }
}

/** The name of the newest of a list of builds; null where there is none that can be drawn. */
export function chooseNewest(said: unknown): string | null {
  const all = (Array.isArray(said) ? said : []) as { key?: unknown; version?: unknown }[]
  const names = all
    .filter(({ key, version }) => /^\d{8}\.pmtiles$/.test(String(key)) && /^v?4\./.test(String(version)))
    .map(({ key }) => String(key))
  return names.sort().at(-1) ?? null
}
