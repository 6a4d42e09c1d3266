/**
 * Keeps the amount in a field in groups of three while digits are typed and deleted, the caret staying behind the digit
 * it stood behind. What is pasted, and separators that are typed by hand, stay as they are: they mean something.
 * Answers with what ends it, as a `ref` wants.
 */
export function groupWhileTyping(field: HTMLInputElement): () => void {
  let before = ''
  const remember = () => {
    before = field.value
  }
  const group = (event: Event) => {
    const { inputType = '', data } = event as Partial<InputEvent>
    const isTyped = inputType.startsWith('delete') || (inputType.endsWith('Text') && /^\d+$/.test(data ?? ''))
    const text = groupDigits(field.value, isTyped ? before : '')
    if (text === null || text === field.value) return
    const behind = digitsIn(field.value.slice(field.selectionStart ?? 0))
    // Not by `value`, or React would take what it is told of for its own doing.
    field.setRangeText(text, 0, field.value.length)
    let at = text.length
    while (at > 0 && digitsIn(text.slice(at)) < behind) at--
    // Before a comma of ours, where the next digit that goes is its neighbour; Delete goes the other way.
    if (text[at - 1] === ',' && inputType !== 'deleteContentForward') at--
    field.setSelectionRange(at, at)
  }
  field.addEventListener('beforeinput', remember)
  field.addEventListener('input', group)
  return () => {
    field.removeEventListener('beforeinput', remember)
    field.removeEventListener('input', group)
  }
}

/**
 * An amount in groups of three, with its currency and cents if it has them; null where it holds separators that are not
 * ours: none did before, and none was added.
 */
export function groupDigits(text: string, before = ''): string | null {
  const [, currency = '', whole, cents = ''] = parts.exec(text) ?? []
  if (whole === undefined) return null
  const isOurs = !whole.includes(',') || (wellGrouped.test(before) && commasIn(text) <= commasIn(before))
  return isOurs ? currency + whole.replaceAll(',', '').replace(/\B(?=(\d{3})+$)/g, ',') + cents : null
}

/** The same without the groups that are ours; whatever else was written stays. */
export function ungroupDigits(text: string): string {
  return wellGrouped.test(text.trim()) ? text.trim().replaceAll(',', '') : text.trim()
}

const parts = /^((?:US|RD)\$ ?)?([\d,]*)(\.\d*)?$/
const wellGrouped = /^(?:(?:US|RD)\$ ?)?\d{1,3}(?:,\d{3})*(?:\.\d*)?$/

const digitsIn = (text: string) => text.replace(/\D/g, '').length
const commasIn = (text: string) => text.split(',').length
