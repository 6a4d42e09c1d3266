import { isActionSigned, signAction } from '../tools/signed-action.ts'
import { daysOfLink } from './rules.ts'

export type AvailableLink = { key: string; codes: readonly string[]; expires: string; signature: string }

const nameOf = (key: string, codes: readonly string[]) => `${key}/${codes.join()}`

/** What a letter's link says: these listings of that agent, until three weeks after the letter was asked for. */
export function signAvailable(secret: string, agent: number, codes: readonly string[], asked: Date): AvailableLink {
  const key = String(agent)
  const expires = String(Math.floor(asked.getTime() / 1000) + daysOfLink * 86_400)
  const signature = signAction(secret, { room: 'available', action: 'answer', key: nameOf(key, codes), expires })
  return { key, codes, expires, signature }
}

export function isAvailableSigned(secret: string, { key, codes, expires, signature }: AvailableLink): boolean {
  return isActionSigned(secret, { room: 'available', action: 'answer', key: nameOf(key, codes), expires }, signature)
}
