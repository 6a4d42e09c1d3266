/** Whether a key is for a field, or goes with another: no short cut then. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target as Element | null)?.closest?.('input, textarea, select') !== null
}
