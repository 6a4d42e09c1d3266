const colours = [
  ['#1f3564', '#c98b4a'],
  ['#2d6f73', '#f0b35a'],
  ['#7a2f3a', '#d9a45c'],
  ['#2b2e31', '#b08a4e'],
  ['#0f5f86', '#7fd8d2'],
  ['#4d5b3a', '#c9b458'],
  ['#523a6e', '#d98fa0'],
  ['#b4532f', '#f2c48d'],
] as const

type Draw = (first: string, second: string) => string

const shapes: readonly Draw[] = [
  (first, second) =>
    `<path d="M24 84V46L60 20l36 26v38H72V58L60 49 48 58v26Z" fill="${first}"/><path d="M24 98h72v8H24Z" fill="${second}"/>`,
  (first, second) =>
    `<circle cx="60" cy="60" r="40" fill="${first}"/><path d="M20 66q20-16 40 0t40 0v6q-6 28-40 28T20 72Z" fill="${second}"/><circle cx="76" cy="44" r="9" fill="#fff"/>`,
  (first, second) =>
    `<path d="M22 98V38h20v60ZM50 98V22h20v76ZM78 98V52h20v46Z" fill="${first}"/><path d="M18 98h84v8H18Z" fill="${second}"/>`,
  (first, second) =>
    `<path d="M60 16 104 60 60 104 16 60Z" fill="${first}"/><path d="M60 38 82 60 60 82 38 60Z" fill="${second}"/><path d="M60 16 104 60 82 60 60 38Z" fill="#fff" opacity=".18"/>`,
  (first, second) =>
    `<path d="M58 104C58 76 56 60 52 46l8-2c5 16 8 32 8 60Z" fill="${second}"/><path d="M56 44C40 24 22 26 14 40c16-6 28-4 42 4Zm2 0C58 20 76 12 92 20 76 24 66 30 58 44Zm2 2c18-14 40-8 44 8-16-8-28-10-44-8Zm-6 2C36 46 24 58 26 74c8-14 16-20 28-26Zm8 2c12 2 24 12 22 28-6-14-12-20-22-28Z" fill="${first}"/>`,
  (first, second) =>
    `<path d="M60 14a40 40 0 0 1 40 40c0 26-40 54-40 54S20 80 20 54a40 40 0 0 1 40-40Z" fill="${first}"/><path d="M40 66V50l20-15 20 15v16H66V55H54v11Z" fill="${second}"/>`,
]

export const agencyMarks = Array.from({ length: 12 }, (_, at) => at + 1)

/** An agency's mark as SVG: geometry only, the name is set beside it. */
export function drawAgencyMark(number: number): string {
  const [first, second] = colours[(number - 1) % colours.length] ?? colours[0]
  const draw = shapes[((number - 1) >> 1) % shapes.length] ?? shapes[0]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${draw?.(first, second)}</svg>`
}
