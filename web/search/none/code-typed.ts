/** The code that a text is and nothing else, written as codes are; null for any other text. */
export function readTypedCode(text: string | undefined): string | null {
  const [, office, number] =
    /^[\s"'“”«»#]*(\d{2})\s*[-\s\u2010-\u2015\u2212]\s*(\d{1,8})[\s"'“”«».]*$/.exec(text ?? '') ?? []
  return office && number ? `${office}-${number}` : null
}
