import type { Looks } from './portrait.ts'
import type { Random } from '../random.ts'

/** The middle of the face, on a canvas of 400 by 400. */
export const face = { x: 200, y: 172 }
const { x, y } = face

/** Hair behind the face: long, bob, afro, bun or curls for women; men's shows in front only. */
export function drawBackHair(looks: Looks, style: number, random: Random): string {
  if (looks.gender === 'm') return ''
  const cap = `<path d="M${x - 82} ${y - 10}C${x - 92} ${y - 130} ${x + 92} ${y - 130} ${x + 82} ${y - 10}Z"/>`
  const long = `<path d="M${x - 92} ${y - 30}C${x - 100} ${y - 140} ${x + 100} ${y - 140} ${x + 92} ${y - 30}C${x + 96} ${y + 50} ${x + 112} ${y + 110} ${x + 92} ${y + 168}L${x - 92} ${y + 168}C${x - 112} ${y + 110} ${x - 96} ${y + 50} ${x - 92} ${y - 30}Z"/>`
  const bob = `<path d="M${x - 88} ${y - 26}C${x - 96} ${y - 138} ${x + 96} ${y - 138} ${x + 88} ${y - 26}C${x + 92} ${y + 20} ${x + 94} ${y + 56} ${x + 80} ${y + 86}L${x - 80} ${y + 86}C${x - 94} ${y + 56} ${x - 92} ${y + 20} ${x - 88} ${y - 26}Z"/>`
  const curlsBase = `<path d="M${x - 92} ${y - 20}C${x - 98} ${y - 138} ${x + 98} ${y - 138} ${x + 92} ${y - 20}L${x + 84} ${y + 120}L${x - 84} ${y + 120}Z"/>`
  return [long, bob, afro(random), `<circle cx="${x}" cy="${y - 118}" r="36"/>${cap}`, curls() + curlsBase][style]!
}

function afro(random: Random): string {
  const rim = Array.from({ length: 46 }, (_, at) => {
    const angle = (at / 46) * 2 * Math.PI
    const reach = random.between(89, 103)
    return circle(x + Math.cos(angle) * reach * 1.02, y - 28 + Math.sin(angle) * reach * 0.98, random.between(24, 33))
  })
  return `${rim.join('')}<ellipse cx="${x}" cy="${y - 28}" rx="98" ry="96"/>`
}

function curls(): string {
  return Array.from({ length: 22 }, (_, at) => {
    const side = at % 2 ? 1 : -1
    const down = (at >> 1) / 10
    return circle(x + side * (84 + Math.sin(down * 9) * 9), y - 50 + down * 190, 27)
  }).join('')
}

/** The hairline, and men's whole cut: side parting, short, curly or shaved. */
export function drawFrontHair(looks: Looks, style: number, random: Random): string {
  return looks.gender === 'f' ? fringe(style, random) : menCut(looks, style, random)
}

function fringe(style: number, random: Random): string {
  const arch = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const along = at / (count - 1)
      return circle(x + from + along * (to - from), y - 62 - Math.sin(along * Math.PI) * 22, random.between(17, 23))
    }).join('')
  return [
    `<path d="M${x - 78} ${y - 6}C${x - 86} ${y - 122} ${x + 40} ${y - 132} ${x + 78} ${y - 8}C${x + 66} ${y - 46} ${x + 40} ${y - 64} ${x + 8} ${y - 74}C${x - 20} ${y - 54} ${x - 66} ${y - 46} ${x - 78} ${y - 6}Z"/>`,
    `<path d="M${x - 76} ${y + 2}C${x - 86} ${y - 120} ${x + 86} ${y - 124} ${x + 77} ${y + 2}C${x + 62} ${y - 22} ${x + 64} ${y - 52} ${x + 44} ${y - 62}C${x} ${y - 40} ${x - 50} ${y - 50} ${x - 60} ${y - 36}C${x - 64} ${y - 22} ${x - 66} ${y - 14} ${x - 76} ${y + 2}Z"/>`,
    arch(-68, 68, 15),
    `<path d="M${x - 76} ${y - 8}C${x - 78} ${y - 118} ${x + 78} ${y - 118} ${x + 76} ${y - 8}C${x + 68} ${y - 44} ${x + 50} ${y - 66} ${x} ${y - 70}C${x - 50} ${y - 66} ${x - 68} ${y - 44} ${x - 76} ${y - 8}Z"/>`,
    `<path d="M${x - 77} ${y}C${x - 92} ${y - 116} ${x - 10} ${y - 128} ${x + 6} ${y - 82}C${x + 20} ${y - 128} ${x + 96} ${y - 112} ${x + 77} ${y}C${x + 68} ${y - 40} ${x + 40} ${y - 58} ${x + 4} ${y - 74}C${x - 34} ${y - 58} ${x - 68} ${y - 40} ${x - 77} ${y}Z"/>`,
  ][style]!
}

function menCut({ halfWidth: half }: Looks, style: number, random: Random): string {
  const sides = `<path d="M${x - half - 3} ${y + 2}C${x - half - 12} ${y - 52} ${x - 66} ${y - 84} ${x - 40} ${y - 88}L${x + 40} ${y - 88}C${x + 66} ${y - 84} ${x + half + 12} ${y - 52} ${x + half + 3} ${y + 2}L${x + half - 6} ${y - 20}C${x + 58} ${y - 58} ${x - 58} ${y - 58} ${x - half + 6} ${y - 20}Z"/>`
  const curly = Array.from({ length: 30 }, (_, at) => {
    const along = at / 29
    const up = Math.sin(along * Math.PI) * 46
    return circle(x - 70 + along * 140, y - 50 - up + random.between(-6, 6), random.between(15, 21))
  })
  return [
    `${sides}<path d="M${x - 76} ${y - 36}C${x - 84} ${y - 110} ${x + 10} ${y - 128} ${x + 70} ${y - 96}C${x + 84} ${y - 78} ${x + 80} ${y - 50} ${x + 76} ${y - 34}C${x + 62} ${y - 64} ${x - 30} ${y - 52} ${x - 76} ${y - 36}Z"/>`,
    `${sides}<path d="M${x - 74} ${y - 30}C${x - 80} ${y - 106} ${x + 80} ${y - 106} ${x + 74} ${y - 30}C${x + 56} ${y - 62} ${x - 56} ${y - 62} ${x - 74} ${y - 30}Z"/>`,
    sides + curly.join(''),
    `<path opacity=".35" d="M${x - half} ${y - 14}C${x - half - 2} ${y - 96} ${x + half + 2} ${y - 96} ${x + half} ${y - 14}C${x + 60} ${y - 60} ${x - 60} ${y - 60} ${x - half} ${y - 14}Z"/>`,
  ][style]!
}

function circle(centreX: number, centreY: number, radius: number): string {
  return `<circle cx="${centreX.toFixed(0)}" cy="${centreY.toFixed(0)}" r="${radius.toFixed(0)}"/>`
}
