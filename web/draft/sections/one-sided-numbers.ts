/** Figures that stand in one of two texts alone, as they are written there; how their thousands are parted is no difference. */
export function listOneSidedNumbers(es: string, en: string): { onlyEs: string[]; onlyEn: string[] } {
  const [inEs, inEn] = [listNumbers(es), listNumbers(en)]
  return {
    onlyEs: [...inEs].filter(([figure]) => !inEn.has(figure)).map(([, written]) => written),
    onlyEn: [...inEn].filter(([figure]) => !inEs.has(figure)).map(([, written]) => written),
  }
}

function listNumbers(text: string): Map<string, string> {
  const written = text.match(/\d+(?:[.,]\d+)*/g) ?? []
  return new Map(written.map((figure) => [figure.replace(/[.,]/g, ''), figure]))
}
