import { Marker } from 'maplibre-gl'

import type { ShownMark } from './merge-marks.ts'
import { giveRoomToPins } from './names.ts'
import type { OpenMap } from './open-map.ts'
import { createSeenPins } from './seen-pins.ts'

/** What a pin says: on itself, and to who cannot see where it stands. */
export type PinWords = (mark: ShownMark) => { text: string; label: string }

type On = { words: PinWords; onPick: (mark: ShownMark, pin: HTMLElement) => void; onLit: (code: string | null) => void }
const dotRadius = 11

type Pin = { marker: Marker; button: HTMLButtonElement }

/**
 * The pins and clusters on a map. Together they are one stop of the tab key;
 * the arrow keys go from one to the next, west to east.
 */
export function createPins(map: OpenMap, { words, onPick, onLit }: On) {
  let pins = new Map<string, Pin>()
  const listButtons = () => [...pins.values()].map(({ button }) => button)

  function pinFor(mark: ShownMark): Pin {
    const button = createButton(mark, words(mark))
    const code = mark.property?.code
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      if (code) button.dataset.seen = ''
      onPick(mark, button)
    })
    if (code) {
      for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => onLit(code))
      for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => onLit(null))
    }
    button.addEventListener('keydown', (event) => moveFocus(event, button, listButtons()))
    const marker = new Marker({ element: button }).setLngLat([mark.lng, mark.lat]).addTo(map)
    return { marker, button }
  }

  /** Shows these marks; those that stay are left as they are. */
  function show(marks: readonly ShownMark[]): void {
    const seen = createSeenPins()
    const next = new Map<string, Pin>()
    for (const mark of [...marks].sort((a, b) => a.lng - b.lng)) {
      const key = mark.property?.code ?? `${mark.lat},${mark.lng},${mark.count}`
      const pin = pins.get(key) ?? pinFor(mark)
      if (mark.property && seen.has(mark.property.code)) pin.button.dataset.seen = ''
      next.set(key, pin)
    }
    for (const [key, { marker }] of pins) if (!next.has(key)) marker.remove()
    pins = next
    giveRoomToPins(map, [...pins.values()].map(measure))
    keepOneStop(listButtons())
  }

  /** Marks one property's pin, or the cluster that it lies under; away from both it gets a dot. */
  const dot = new Marker({ element: Object.assign(document.createElement('span'), { className: 'map-dot' }) })
  function light(property: { code: string; latitude: number; longitude: number } | undefined): void {
    for (const { button } of pins.values()) delete button.dataset.lit
    dot.remove()
    if (!property) return
    const { code, longitude: lng, latitude: lat } = property
    const isThere = ({ marker }: Pin) => marker.getLngLat().lng === lng && marker.getLngLat().lat === lat
    const pin = pins.get(code) ?? [...pins.values()].find(isThere) ?? findCovering(map, { lng, lat }, pins.values())
    if (pin) pin.button.dataset.lit = ''
    else dot.setLngLat([lng, lat]).addTo(map)
  }

  return { show, light }
}

export type Pins = ReturnType<typeof createPins>

/** The cluster that a place lies under, whose number a dot would hide. */
function findCovering(map: OpenMap, place: { lng: number; lat: number }, pins: Iterable<Pin>): Pin | undefined {
  const at = map.project(place)
  return [...pins].find(
    ({ marker, button }) =>
      button.classList.contains('map-cluster') &&
      map.project(marker.getLngLat()).dist(at) < button.offsetHeight / 2 + dotRadius,
  )
}

function measure({ marker, button }: Pin) {
  const { lng, lat } = marker.getLngLat()
  return { lng, lat, width: button.offsetWidth, height: button.offsetHeight }
}

/** One of the buttons takes the tab key: the one that has the focus, else the first. */
function keepOneStop(buttons: readonly HTMLButtonElement[]): void {
  if (buttons.some((button) => button === document.activeElement)) return
  buttons.forEach((button, at) => (button.tabIndex = at === 0 ? 0 : -1))
}

function createButton(mark: ShownMark, { text, label }: ReturnType<PinWords>): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = mark.is_one_place ? 'map-pin map-place' : mark.count > 1 ? 'map-cluster' : 'map-pin'
  button.textContent = text
  button.tabIndex = -1
  button.setAttribute('aria-label', label)
  return button
}

/** An arrow key leads to the next of the buttons, or to the one before. */
function moveFocus(event: KeyboardEvent, from: HTMLButtonElement, buttons: readonly HTMLButtonElement[]): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step) return
  // The map would move by the same keys.
  event.preventDefault()
  event.stopPropagation()
  const next = buttons.at((buttons.indexOf(from) + step) % buttons.length)
  from.tabIndex = -1
  if (next) {
    next.tabIndex = 0
    next.focus()
  }
}
