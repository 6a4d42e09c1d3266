import { expect } from 'vitest'

import { testWindow } from './test-window.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const inline = new Set(['A', 'B', 'EM', 'I', 'SPAN', 'STRONG', 'SUP', 'TIME'])

/** What stands in a part of the page, as it is read: blocks apart, spaces once. */
export function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? ''
  const inside = [...node.childNodes].map(textOf).join('')
  return inline.has(node.nodeName) ? inside : ` ${inside} `
}

/** What its reader sees of a page and does to it; what is not there yet is waited for. */
export const reader = {
  text: () => textOf(document.body).replaceAll(/\s+/g, ' ').trim(),

  /** Waits until the page says it. */
  says: (words: string | RegExp) => expect.poll(reader.text).toMatch(words),

  /** Waits until the page no longer says it. */
  saysNoMore: (words: string | RegExp) => expect.poll(reader.text).not.toMatch(words),

  /** Presses the button or link of that name; in the dialog that stands open, where one does. */
  async press(name: string): Promise<void> {
    const found = await wait(() => {
      const all = [...top().querySelectorAll<HTMLElement>('button, a[href], label:has(input[type=checkbox])')]
      return all.find((one) => nameOf(one) === name && !isDisabled(one)) ?? null
    }, `nothing to press is called “${name}”`)
    found.click()
  },

  /** Writes into the field of that label, or chooses of its list. */
  async fill(label: string, value: string): Promise<void> {
    const control = await reader.field(label)
    const isList = control.nodeName === 'SELECT'
    // React watches the value of the element itself; readers write past it.
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    control.dispatchEvent(new testWindow.Event(isList ? 'change' : 'input', { bubbles: true }) as unknown as Event)
  },

  /** The field of that label. */
  field: (label: string): Promise<Control> =>
    wait(() => {
      const controls = [...top().querySelectorAll<Control>('input, select, textarea')]
      return controls.find((one) => labelOf(one) === label && !isDisabled(one)) ?? null
    }, `no field is called “${label}”`),

  /** What is said to be wrong, by the field that it is said of. */
  problems: () =>
    Object.fromEntries(
      [...top().querySelectorAll<Control>('[aria-invalid=true]')].map((control) => {
        const group = control.closest('fieldset[aria-describedby]')
        const ids = (group ?? control).getAttribute('aria-describedby')?.split(' ') ?? []
        const said = ids.filter((id) => id.endsWith('-problem')).map((id) => textOf(document.getElementById(id)!))
        return [group ? textOf(group.querySelector('legend')!).trim() : labelOf(control), said.join().trim()]
      }),
    ),

  /** The label of the field that has the focus. */
  focused: () => labelOf(document.activeElement as Control),

  /** The links of the page, by name. */
  links: () =>
    Object.fromEntries(
      [...document.querySelectorAll('a[href]')].map((link) => [nameOf(link), link.getAttribute('href')!]),
    ),
}

/** A modal dialog is all that can be reached. */
function top(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
}

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? textOf(element)).replaceAll(/\s+/g, ' ').trim()
}

function labelOf(control: Control): string {
  const tied = control.id ? document.querySelector(`label[for="${control.id}"]`) : null
  const around = control.closest('label')
  // A list within its label is none of the label's words.
  const label = tied ?? (control.nodeName === 'SELECT' ? around?.querySelector(':scope > span') : null) ?? around
  return (control.getAttribute('aria-label') ?? (label ? textOf(label) : '')).replace(/[\s*]+$/, '').trim()
}

function isDisabled(element: Element): boolean {
  return element.closest(':disabled, fieldset[disabled]') !== null
}

async function wait<Found>(find: () => Found | null, failure: string): Promise<Found> {
  let found: Found | null = null
  await expect.poll(() => (found = find()) !== null, { message: failure }).toBe(true)
  return found!
}
