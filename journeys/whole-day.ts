import { randomBytes } from 'node:crypto'

import { expect, type Locator, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'

import type { Language } from '#contract/fields.ts'
import { toPath } from '#web/paths.ts'
import { toWorkspacePath } from '#web/workspace-paths.ts'

import { goodPassword } from './client.ts'
import { findLinkInMail } from './mails.ts'
import { say } from './say.ts'
import { visit } from './visit.ts'

/** How somebody works: with a finger on a telephone, or by the keyboard at a desk. */
export type Manner = { language: Language; isPhone: boolean }

export const press = ({ isPhone }: Manner, target: Locator) => (isPhone ? target.click() : target.press('Enter'))
export const choose = ({ isPhone }: Manner, target: Locator) =>
  isPhone ? target.check({ force: true }) : target.press('Space')

/** A manager invites somebody, who joins by the letter and turns the second step on. */
export async function join(manner: Manner, manager: Page, hers: Page, person: { name: string; email: string }) {
  const t = say[manner.language]
  await visit(manager, toWorkspacePath('team', manner.language))
  await press(manner, manager.getByRole('button', { name: t('team.invite'), exact: true }))
  const dialog = manager.getByRole('dialog')
  await dialog.getByLabel(t('team.invite.name')).fill(person.name)
  await dialog.getByRole('textbox', { name: t('team.invite.email') }).fill(person.email)
  await dialog.getByLabel(t('team.invite.phone')).fill('8095557788')
  await dialog.getByLabel(t('team.invite.letter')).selectOption(manner.language)
  await press(manner, dialog.getByRole('button', { name: t('team.invite.submit') }))
  await expect(manager.getByRole('heading', { name: t('team.invitations') })).toBeVisible()

  const path = toPath('invitation', manner.language, { id: '' }).replace(/\/$/, '')
  await visit(hers, await findLinkInMail(manager.request, person.email, path))
  await hers.getByLabel(t('account.new_password')).fill(goodPassword)
  await hers.getByLabel(t('account.confirm_password')).fill(goodPassword)
  await press(manner, hers.getByRole('button', { name: t('account.invitation.accept') }))
  await expect(hers.getByRole('heading', { level: 1, name: t('workspace.title.own_profile') })).toBeVisible()

  await press(manner, hers.getByRole('button', { name: t('team.code.turn_on'), exact: true }))
  const steps = hers.getByRole('dialog', { name: t('team.code.title') })
  await steps.getByLabel(t('team.code.password')).fill(goodPassword)
  await steps.getByLabel(t('team.code.password')).press('Enter')
  const link = await steps.getByRole('link', { name: t('team.code.open_app') }).getAttribute('href')
  const secret = Secret.fromBase32(new URL(link!).searchParams.get('secret')!)
  await steps.getByLabel(t('team.code.code')).fill(new TOTP({ secret }).generate())
  await steps.getByLabel(t('team.code.code')).press('Enter')
  await expect(steps.getByRole('listitem')).toHaveCount(10)
  await press(manner, steps.getByRole('button').last())
  await expect(steps).toHaveCount(0)
}

/** Opens a section of the editor as one does there. */
export async function goTo({ language, isPhone }: Manner, page: Page, section: Section): Promise<void> {
  const t = say[language]
  const name = t(`draft.section.${section}`)
  if (isPhone) await page.getByRole('combobox', { name: t('draft.section_now'), exact: true }).selectOption(section)
  else
    await page
      .getByRole('navigation', { name: t('draft.sections') })
      .getByRole('link', { name })
      .press('Enter')
  await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible()
}
type Section = 'kind' | 'place' | 'price' | 'measures' | 'texts' | 'pictures' | 'publish'

const description = `Apartamento en un tercer piso con ascensor, a dos cuadras de la avenida Tiradentes. La sala y el comedor
dan a un balcón con vista al parque, y la cocina tiene desayunador y área de lavado cerrada. Dos parqueos techados en línea.`

type Flat = { bedrooms: string; construction: string }

/** Writes a flat from its facts, with so many pictures, as far as what is left is to hand it in. */
export async function writeFlat(
  manner: Manner,
  page: Page,
  { pictures, ...flat }: Flat & { pictures: number },
): Promise<void> {
  await writeFacts(manner, page, flat)
  await addPictures(manner, page, pictures)
  await goTo(manner, page, 'publish')
}

/** What a flat is but for its pictures, each part in its section. */
export async function writeFacts(manner: Manner, page: Page, { bedrooms, construction }: Flat): Promise<void> {
  const t = say[manner.language]
  await page.getByLabel(t('draft.type')).selectOption('apartment')
  await choose(manner, page.getByRole('radio', { name: t('business.sale') }))
  await goTo(manner, page, 'place')
  await page.getByLabel(t('draft.find_sector')).fill('Naco, Santo Domingo')
  await expect(page.getByRole('combobox', { name: t('draft.sector'), exact: true })).toHaveValue('santo-domingo-naco')
  await page.getByLabel(t('draft.coordinates')).fill('18.4761, -69.9312')
  await goTo(manner, page, 'price')
  await choose(manner, page.getByRole('radio', { name: t('draft.currency.USD') }))
  await page.getByRole('textbox', { name: t('draft.price'), exact: true }).fill('285000')
  await goTo(manner, page, 'measures')
  const measures = { construction, bedrooms, bathrooms: '2', parkings: '2' } as const
  for (const [field, value] of Object.entries(measures)) {
    const name = t(`draft.${field as keyof typeof measures}`)
    await page.getByRole('textbox', { name, exact: true }).fill(value)
  }
  await goTo(manner, page, 'texts')
  await press(manner, page.getByRole('button', { name: t('draft.first_text') }))
  const title = page.getByRole('textbox', { name: t('draft.title') }).first()
  await expect(title).not.toHaveValue('')
  await page
    .getByRole('textbox', { name: t('draft.description') })
    .first()
    .fill(description)
}

async function addPictures(manner: Manner, page: Page, pictures: number): Promise<void> {
  const t = say[manner.language]
  await goTo(manner, page, 'pictures')
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(await Promise.all(Array.from({ length: pictures }, (_, at) => takePicture(at))))
  await expect(page.getByRole('list', { name: t('picture.waiting') })).toHaveCount(0, { timeout: 300_000 })
  const [photo] = t('picture.lift', { number: 0, count: 0, alt: '' }).split('0')
  await expect(page.getByRole('button', { name: new RegExp(`^${photo}\\d`) })).toHaveCount(pictures)
}

/** Of no other flat: plain colours would be one picture to whoever looks for homes that are offered twice. */
async function takePicture(at: number) {
  const [width, height] = [9, 6]
  const buffer = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .resize(1600, 1100, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  return { name: `foto-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer }
}
