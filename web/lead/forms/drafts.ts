/** One try to send: its key makes a repeated one safe, and what goes along says the same each time. */
export type Attempt = { key: string; along: Record<string, unknown> }
type Draft = { values?: object; since?: number; attempt?: Attempt }

/** Takes the place of a storage that keeps nothing: then a draft lasts as long as the page. */
const fleeting = new Map<string, string>()
const nameOf = (form: string) => `draft:${form}`

/** What was written in a form and not sent: it lives as long as the tab, through reloads and failures. */
export function readDraft(form: string): Draft {
  try {
    const draft: unknown = JSON.parse(readText(nameOf(form)) ?? '{}')
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    return {}
  }
}

/** Keeps what is being written; another text is another enquiry, so its tries begin anew. */
export function keepDraft(form: string, values: object): void {
  const { values: before, since = Date.now() } = readDraft(form)
  if (JSON.stringify(before) !== JSON.stringify(values)) writeText(nameOf(form), JSON.stringify({ values, since }))
}

/** The try that is under way or failed, or a new one. */
export function attemptOf(form: string, along: () => Record<string, unknown>): Attempt {
  const draft = readDraft(form)
  const attempt = draft.attempt ?? { key: crypto.randomUUID(), along: along() }
  writeText(nameOf(form), JSON.stringify({ ...draft, attempt }))
  return attempt
}

/** Once it has arrived nothing of it stays here. */
export function forgetDraft(form: string): void {
  fleeting.delete(nameOf(form))
  try {
    sessionStorage.removeItem(nameOf(form))
  } catch {
    // There was nothing to forget.
  }
}

/** The kept values that still fit the form. */
export function filterDraft<Form extends object>(start: Form, kept: object | undefined): Partial<Form> {
  const fits = Object.entries(kept ?? {}).filter(([name, value]) => {
    const own = (start as Record<string, unknown>)[name]
    return own !== undefined && typeof own === typeof value && Array.isArray(own) === Array.isArray(value)
  })
  return Object.fromEntries(fits) as Partial<Form>
}

function readText(name: string): string | null {
  try {
    return fleeting.get(name) ?? sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function writeText(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    fleeting.set(name, text)
  }
}
