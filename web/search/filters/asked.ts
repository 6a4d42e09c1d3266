import { queryOf } from '../../api-client.ts'
import type { Search } from '../search-address.ts'

// What the table of filters says of each, which would be more to load than these names: `filters.test.tsx` compares them.
/** Fields that hold an amount: shown with thousands separators. */
const amounts = new Set(['min_price', 'max_price', 'max_payment', 'min_m2', 'max_m2'])

/** Fields that say several things. */
export const lists = new Set(['type', 'features'])

/** Which of several choices stands for none: the dollar among currencies, else the one without a value. */
const unsaid = (name: string) => (name === 'currency' ? 'USD' : '')

/** What the filter form shows: the search, and over it what was typed and refused. */
export function getAsked(search: Search, typed: Record<string, string>): URLSearchParams {
  const { page: _, per_page: __, ...filter } = search
  const asked = queryOf(filter)
  for (const [name, text] of Object.entries(typed)) if (name !== 'page') asked.set(name, text)
  return asked
}

/** What stands in a text field for a value of the search; an amount in groups of three. */
export function formatValue(name: string, asked: URLSearchParams): string {
  const text = asked.get(name) ?? ''
  return amounts.has(name) && /^\d+(\.\d\d?)?$/.test(text) ? text.replace(/\B(?=(\d{3})+(\.|$))/g, ',') : text
}

const ourGroups = /^\d{1,3}(,\d{3})+(\.\d*)?$/

/** The search that a form's fields ask for; the server reads what amounts were written any other way. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    // Of two fields for one thing the last one counts.
    if (!lists.has(name)) asked.delete(name)
    asked.append(name, amounts.has(name) && ourGroups.test(value) ? value.replaceAll(',', '') : value.trim())
  }
  return asked
}

/** Makes a form's fields show a search; a text field that is still being typed in, or moved by its handle, is left alone. */
export function fillForm(form: HTMLFormElement, asked: URLSearchParams, isTyped: boolean): void {
  const held = document.activeElement
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = asked.get(field.name) ?? field.options[0]?.value ?? ''
    if (!(field instanceof HTMLInputElement)) continue
    if (field.type === 'checkbox') field.checked = asked.getAll(field.name).includes(field.value)
    else if (field.type === 'radio') field.checked = (asked.get(field.name) ?? unsaid(field.name)) === field.value
    else if (
      field.name &&
      field.type !== 'hidden' &&
      (isTyped || ![held?.id, held?.getAttribute('aria-controls')].includes(field.id))
    )
      field.value = formatValue(field.name, asked)
  }
}
