/** Into how many steps each band of prices is divided. */
const stepsPerBand = 5

/**
 * A scale as wide for each band of prices as its bar, from the first bound to where there is no limit; the last band
 * reaches twice as far as it begins.
 */
export function createPriceScale(starts: readonly number[]) {
  const last = starts.at(-1) ?? 0
  const bounds = [...starts, last * 2]
  const end = starts.length * stepsPerBand

  /** The amount at a step; none at either end. */
  function amountAt(step: number): number | undefined {
    if (step <= 0 || step >= end) return undefined
    const band = Math.floor(step / stepsPerBand)
    const [least, most] = [bounds[band]!, bounds[band + 1]!]
    return Math.round(least + ((most - least) * (step % stepsPerBand)) / stepsPerBand)
  }

  /** The step nearest to an amount: both ends are for none. */
  function stepAt(amount: number): number {
    const band = Math.max(
      0,
      bounds.findLastIndex((bound) => bound <= amount),
    )
    const [least, most = Infinity] = [bounds[band]!, bounds[band + 1]]
    const step = Math.round((band + Math.max(0, amount - least) / (most - least)) * stepsPerBand)
    return Math.min(end, step)
  }

  return { end, amountAt, stepAt, bandOf: (step: number) => step / stepsPerBand }
}
