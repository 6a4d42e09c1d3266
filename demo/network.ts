import { demoBrand, type Brand } from '#contract/brand.ts'

type Named = { name: string; email: string }

/** The same agencies or people in another network: its name in theirs, and its mail addresses. */
export function createUnderName<Who extends Named>(
  people: readonly Who[],
  { name, contact }: Pick<Brand, 'name' | 'contact'>,
): Who[] {
  const domain = contact.email.split('@')[1]!
  return people.map((one) => ({
    ...one,
    name: one.name.replace(demoBrand.name, name),
    email: one.email.replace(/@.*/, `@${domain}`),
  }))
}
