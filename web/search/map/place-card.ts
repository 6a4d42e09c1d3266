type Spot = { x: number; y: number }
type Size = { width: number; height: number }
type Area = { left: number; top: number; right: number; bottom: number }

/** Pixels between a pin's middle and its card. */
const gap = 26

/**
 * The upper left corner of a pin's card: over the pin, under it or beside it, in the first of the areas that has room
 * for it; where none has, within the last one.
 */
export function placeCard(pin: Spot, card: Size, areas: readonly Area[]): Spot {
  const across = pin.x - card.width / 2
  const down = pin.y - card.height / 2
  const ways: Spot[] = [
    { x: across, y: pin.y - gap - card.height },
    { x: across, y: pin.y + gap },
    { x: pin.x + 2 * gap, y: down },
    { x: pin.x - 2 * gap - card.width, y: down },
  ]
  for (const area of areas) {
    for (const way of ways) {
      const spot = within(way, card, area)
      if (isClear(spot, card, pin) && isInside(spot, card, area)) return spot
    }
  }
  return within(ways[0]!, card, areas.at(-1)!)
}

function within({ x, y }: Spot, { width, height }: Size, { left, top, right, bottom }: Area): Spot {
  return { x: Math.max(left, Math.min(x, right - width)), y: Math.max(top, Math.min(y, bottom - height)) }
}

function isInside({ x, y }: Spot, { width, height }: Size, { right, bottom }: Area): boolean {
  return x + width <= right && y + height <= bottom
}

/** Whether a card leaves its pin to be seen. */
function isClear({ x, y }: Spot, { width, height }: Size, pin: Spot): boolean {
  const edge = gap / 2
  return pin.x < x - edge || pin.x > x + width + edge || pin.y < y - edge || pin.y > y + height + edge
}
