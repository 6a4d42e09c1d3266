import { getYearHere } from '#contract/day.ts'

import { AppError } from '../app-error.ts'
import type { Tools } from '../tools.ts'

/** Words that everyone here would try, besides the network's name and the cities. */
const ofThisPlace = ['inmobiliaria', 'dominicana', 'quisqueya']

type Owner = { email: string; full_name: string; phone?: string | null | undefined }

/** What everyone knows of somebody. */
function listOwnWords({ email, full_name, phone }: Owner): string[] {
  const [local = '', host = ''] = email.split('@')
  return [local, ...local.split(/[^\p{L}]+/u), host.split('.')[0]!, ...full_name.split(' '), phone?.slice(-10) ?? '']
}

/** Refuses a password that is easy to guess, of anybody or of its owner, and says why. */
export async function requireGoodPassword(
  { passwords, search, now }: Pick<Tools, 'passwords' | 'search' | 'now'>,
  password: string,
  owner: Owner,
): Promise<void> {
  const cities = search.index.places.cities.map(({ name }) => name)
  const year = getYearHere(now())
  const years = [year - 1, year, year + 1].map(String)
  const known = [...ofThisPlace, ...cities, ...years, ...listOwnWords(owner)].filter(Boolean)
  const weakness = await passwords.weaknessOf(password, known)
  if (weakness) throw new AppError('request.invalid', { errors: { password: [weakness] } })
}
