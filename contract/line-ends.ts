/** A text as it is shown: whatever ended its lines, they end. */
export function withLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
