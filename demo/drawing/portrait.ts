import { drawBackHair, face, drawFrontHair } from './portrait-hair.ts'
import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'

export type Gender = 'f' | 'm'
export type Sitter = { number: number; gender: Gender }

/** Sixty people, women and men in turn. */
export const portraits: readonly Sitter[] = Array.from({ length: 60 }, (_, at) => ({
  number: at + 1,
  gender: at % 2 ? 'm' : 'f',
}))

const skins = [
  ['#f1c9a5', '#dba97f'],
  ['#e3b088', '#c98f66'],
  ['#c98d62', '#ab7049'],
  ['#a9714a', '#8a5735'],
  ['#8a5a3b', '#6d4329'],
  ['#6b442d', '#50301e'],
  ['#d9a077', '#bb8057'],
] as const
const hairColours = ['#1d1613', '#2b1d16', '#3b261a', '#1a1a1d', '#4a2f1f', '#5e3d26']
const greyHair = '#9a9794'
const backgrounds = [
  ['#dfe7f3', '#b9c8e0'],
  ['#e9e2d5', '#d2c4ab'],
  ['#dcebe8', '#b4d1cc'],
  ['#f0dfd3', '#dfbfa8'],
  ['#e4e3ec', '#c3c1d6'],
  ['#1f3564', '#31508f'],
] as const
const jackets = ['#1f3564', '#22262e', '#3d4653', '#6d5a48', '#2d6f73', '#e9e4da', '#7a2f3a', '#4b5a66']
const pale = '#e9e4da'

export type Looks = {
  gender: Gender
  skin: string
  shade: string
  hair: string
  lips: string
  halfWidth: number
  height: number
  jaw: number
}

/** An illustrated bust as SVG: drawn from its number, like nobody in particular. */
export function drawPortrait({ number, gender }: Sitter): string {
  const random = createRandom('portrait', number)
  const looks = looksOf(gender, random)
  const [from, to] = random.pick(backgrounds)
  const tilt = `rotate(${random.between(-2.5, 2.5).toFixed(1)} 200 320)`
  const style = random.int(0, gender === 'f' ? 4 : 3)
  const outline = faceOutline(looks)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>',
    `<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<clipPath id="f"><path d="${outline}"/></clipPath></defs><rect width="400" height="400" fill="url(#b)"/>`,
    `<g transform="${tilt}" fill="${looks.hair}">${drawBackHair(looks, style, random)}</g>`,
    body(looks, random),
    `<g transform="${tilt}">${head(looks, outline, random)}`,
    `<g fill="${looks.hair}">${drawFrontHair(looks, style, random)}</g>${random.chance(0.25) ? glasses() : ''}</g></svg>`,
  ].join('')
}

function looksOf(gender: Gender, random: Random): Looks {
  const [skin, shade] = random.pick(skins)
  const isWoman = gender === 'f'
  return {
    gender,
    skin,
    shade,
    hair: random.chance(0.14) ? greyHair : random.pick(hairColours),
    lips: isWoman ? random.pick(['#b4524f', '#a13f4a', '#c46a5c']) : shade,
    halfWidth: isWoman ? random.between(66, 72) : random.between(70, 77),
    height: random.between(88, 93),
    jaw: isWoman ? random.between(0.78, 0.86) : random.between(0.9, 0.98),
  }
}

function faceOutline({ halfWidth: half, height, jaw }: Looks): string {
  const { x, y } = face
  const chin = half * jaw * 0.86
  return `M${x - half} ${y - 22} C${x - half} ${y - 92} ${x + half} ${y - 92} ${x + half} ${y - 22} C${x + half} ${y + 24} ${x + chin} ${y + height * 0.72} ${x + 26} ${y + height} Q${x} ${y + height + 11} ${x - 26} ${y + height} C${x - chin} ${y + height * 0.72} ${x - half} ${y + 24} ${x - half} ${y - 22}Z`
}

function head(looks: Looks, outline: string, random: Random): string {
  const { x, y } = face
  const { skin, shade, halfWidth: half, gender } = looks
  const blush = gender === 'f' ? 0.16 : 0.08
  const ears = [-1, 1].map(
    (side) => `<ellipse cx="${x + side * (half + 1)}" cy="${y + 2}" rx="11" ry="17" fill="${shade}"/>`,
  )
  const cheeks = [-1, 1].map(
    (side) => `<circle cx="${x + side * 44}" cy="${y + 22}" r="13" fill="#d9534f" opacity="${blush}"/>`,
  )
  return [
    ...ears,
    `<path d="${outline}" fill="${skin}"/><g clip-path="url(#f)"><path d="M${x + 18} ${y - 110}C${x + 50} ${y - 20} ${x + 44} ${y + 60} ${x + 6} ${y + 130}L${x + 120} ${y + 130}V${y - 110}Z" fill="${shade}" opacity=".28"/></g>`,
    gender === 'm' && random.chance(0.5) ? beard(looks) : '',
    ...cheeks,
    eye(looks, -1),
    eye(looks, 1),
    `<path d="M${x + 2} ${y + 2}q9 17 -7 21" stroke="${shade}" stroke-width="4.5" fill="none" stroke-linecap="round"/>`,
    mouth(looks, random),
  ].join('')
}

function beard({ halfWidth: half, height, hair }: Looks): string {
  const { x, y } = face
  return `<path d="M${x - half + 5} ${y + 6}C${x - half + 6} ${y + 50} ${x - 50} ${y + height * 0.86} ${x - 24} ${y + height + 2}Q${x} ${y + height + 13} ${x + 24} ${y + height + 2}C${x + 50} ${y + height * 0.86} ${x + half - 6} ${y + 50} ${x + half - 5} ${y + 6}C${x + half - 16} ${y + 44} ${x + 40} ${y + 40} ${x + 24} ${y + 38}Q${x} ${y + 30} ${x - 24} ${y + 38}C${x - 40} ${y + 40} ${x - half + 16} ${y + 44} ${x - half + 5} ${y + 6}Z" fill="${hair}" opacity=".82"/>`
}

function eye({ gender, hair }: Looks, side: -1 | 1): string {
  const { x, y } = face
  const isWoman = gender === 'f'
  const lashes = `<path d="M${x + side * 18} ${y - 8}Q${x + side * 31} ${y - 19} ${x + side * 45} ${y - 8}" stroke="#241a16" stroke-width="4" fill="none" stroke-linecap="round"/>`
  return [
    `<ellipse cx="${x + side * 31}" cy="${y - 4}" rx="7.2" ry="7.6" fill="#241a16"/>`,
    `<circle cx="${x + side * 31 + 2.4}" cy="${y - 6.6}" r="2" fill="#fff"/>${isWoman ? lashes : ''}`,
    `<path d="M${x + side * 16} ${y - 27}Q${x + side * 31} ${y - (isWoman ? 37 : 35)} ${x + side * 47} ${y - 26}" stroke="${hair}" stroke-width="${isWoman ? 5 : 7.5}" fill="none" stroke-linecap="round"/>`,
  ].join('')
}

function mouth({ lips }: Looks, random: Random): string {
  const { x, y } = face
  if (random.chance(0.38)) {
    return `<path d="M${x - 20} ${y + 46}Q${x} ${y + 60} ${x + 20} ${y + 46}" stroke="${lips}" stroke-width="5" fill="none" stroke-linecap="round"/>`
  }
  return `<path d="M${x - 22} ${y + 42}Q${x} ${y + 68} ${x + 22} ${y + 42}Q${x} ${y + 47} ${x - 22} ${y + 42}Z" fill="#fff"/><path d="M${x - 24} ${y + 41}Q${x} ${y + 71} ${x + 24} ${y + 41}" stroke="${lips}" stroke-width="4.5" fill="none" stroke-linecap="round"/>`
}

function glasses(): string {
  const { x, y } = face
  return `<g fill="none" stroke="#2a2c30" stroke-width="4"><rect x="${x - 53}" y="${y - 22}" width="42" height="34" rx="13"/><rect x="${x + 11}" y="${y - 22}" width="42" height="34" rx="13"/><path d="M${x - 11} ${y - 9}q11-8 22 0"/></g>`
}

function body({ gender, shade }: Looks, random: Random): string {
  const { x, y } = face
  const shoulders = gender === 'f' ? 128 : 152
  const collar = 306
  const jacket = random.pick(jackets)
  const shirt = jacket === pale ? '#1f3564' : random.pick(['#ffffff', '#f3efe8', '#dfe8f3', '#f0d9c8'])
  const wearsJacket = random.chance(0.75)
  const wearsTie = gender === 'm' && wearsJacket && random.chance(0.55)
  const torso = `<path d="M${x - shoulders - 16} 400C${x - shoulders - 10} ${collar + 42} ${x - shoulders * 0.72} ${collar + 16} ${x - 46} ${collar - 8}L${x + 46} ${collar - 8}C${x + shoulders * 0.72} ${collar + 16} ${x + shoulders + 10} ${collar + 42} ${x + shoulders + 16} 400Z" fill="${wearsJacket ? jacket : shirt}"/>`
  const neck = `<path d="M${x - 34} ${y + 62}V${collar - 8}Q${x} ${collar + 34} ${x + 34} ${collar - 8}V${y + 62}Z" fill="${shade}"/>`
  const lapels = `<path d="M${x - 44} ${collar - 8}L${x} 400L${x + 44} ${collar - 8}Z" fill="${shirt}"/>${neck}<path d="M${x - 46} ${collar - 9}L${x - 74} ${collar + 22}L${x - 46} ${collar + 34}L${x - 4} 400L${x - 40} 400Z M${x + 46} ${collar - 9}L${x + 74} ${collar + 22}L${x + 46} ${collar + 34}L${x + 4} 400L${x + 40} 400Z" fill="#000" opacity=".16"/>`
  const shirtCollar = `${neck}<path d="M${x - 46} ${collar - 9}L${x} ${collar + 44}L${x + 46} ${collar - 9}L${x + 34} ${collar + 46}L${x} ${collar + 40}L${x - 34} ${collar + 46}Z" fill="#000" opacity=".08"/>`
  const tie = `<path d="M${x - 9} ${collar + 22}L${x + 9} ${collar + 22}L${x + 13} 400L${x - 13} 400Z M${x - 12} ${collar + 6}h24l-5 18h-14Z" fill="${random.pick(['#1f3564', '#7a2f3a', '#2d6f73', '#b08a4e'])}"/>`
  return torso + (wearsJacket ? lapels : shirtCollar) + (wearsTie ? tie : '')
}
