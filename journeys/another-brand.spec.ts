import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { demoBrand, type Brand } from '#contract/brand.ts'
import type { AgentCard } from '#contract/agent/agent.ts'
import { getYearHere, countYearsSince } from '#contract/day.ts'
import { languages } from '#contract/fields.ts'
import { formatPhone } from '#web/phone.ts'
import { toPath, toPropertyPath } from '#web/paths.ts'

import { startProduct, type Product } from '../check/product.ts'
import { ask, findCard } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

/** The second network that ships with the product. */
const sample = join(import.meta.dirname, '..', 'brands', 'almendra')
const other = JSON.parse(readFileSync(join(sample, 'brand.json'), 'utf8')) as Brand

const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Diario</title>
  <item><title>Un patio en Gurabo &amp; su historia</title><link>https://diario.almendra.example/patio</link>
  <pubDate>Mon, 16 Nov 2026 09:00:00 -0400</pubDate><description><![CDATA[<p>Sombra y <b>ladrillo</b>.</p>]]></description></item>
</channel></rss>`

test.describe.configure({ mode: 'serial' })

let product: Product
let blog: Server
let folder: string

test.beforeAll(async () => {
  blog = createServer((_, outgoing) => outgoing.end(feed)).listen(0, '127.0.0.1')
  folder = mkdtempSync(join(tmpdir(), 'another-brand-'))
  await cp(sample, folder, { recursive: true })
  const address = `http://127.0.0.1:${(blog.address() as AddressInfo).port}/feed`
  await writeFile(
    join(folder, 'brand.json'),
    JSON.stringify({ ...other, blog_feed: { es: address, en: address } } satisfies Brand),
  )
  product = await startProduct({ BRAND_FILE: join(folder, 'brand.json') })
})

test.afterAll(async () => {
  await product?.stop()
  blog?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What the first network is known by, wherever it might have been left. */
function marksOf({ contact, ...brand }: Brand): string[] {
  const { phone, whatsapp, email, address, hours } = contact
  return [
    brand.name,
    brand.legal_name,
    ...Object.values(brand.tagline),
    ...Object.values(brand.about),
    ...[phone, whatsapp].flatMap((number) => [number, formatPhone(number), number.slice(1)]),
    email.split('@')[1]!,
    address.street,
    ...Object.values(hours).flatMap((text) => text.split('\n')),
    ...Object.values(brand.social),
    brand.blog_url!,
    ...Object.values(brand.news!.text),
    brand.mortgage_referral!.bank,
    ...[brand.figures.agents.least, brand.figures.agents.most].map((agents) => agents.toLocaleString('en')),
    `${brand.figures.provinces} provinc`,
    '#1f3564',
  ]
}

test('nothing of the first network is left on any page, in any file that names it, in either language', async ({
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: product.url })
  const listed = await (await request.get('/sitemaps/pages.xml')).text()
  const paths = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  expect(paths.length).toBeGreaterThan(30)

  const { data: agents } = await ask<{ data: AgentCard[] }>(request, '/v2/agents')
  const { data: projects } = await ask<{ data: { slug: string }[] }>(request, '/v2/projects')
  const { name, slug, id, agency } = agents[0]!
  expect(agency.name).toContain(other.name)
  for (const language of languages) {
    const card = await findCard(request, language, 'type=apartment')
    const gem = await findCard(request, language, 'collection=1')
    paths.push(
      toPropertyPath(card, language),
      toPropertyPath(gem, language),
      toPath('agent', language, { name: slug, id }),
      toPath('agency', language, { name: agency.slug, id: agency.id }),
      toPath('project', language, { slug: projects[0]!.slug }),
      toPath('mortgage_referral', language),
      toPath('favourites', language),
      toPath('recently_viewed', language),
      language === 'es' ? '/no-hay' : '/en/not-there',
    )
  }
  paths.push('/manifest.webmanifest', '/en/manifest.webmanifest', '/.well-known/security.txt', '/v2/openapi.json')
  expect(name).toBeTruthy()

  const found: string[] = []
  for (const path of paths) {
    const text = await (await request.get(path)).text()
    for (const mark of marksOf(demoBrand)) if (text.includes(mark)) found.push(`${path}: ${mark}`)
  }
  expect(found).toEqual([])
  await request.dispose()
})

test('the second network’s Collection has a mark of its own', async ({ page }) => {
  const { standard, on_dark, collection } = other.logo!
  expect(new Set([standard, on_dark, collection]).size).toBe(3)
  for (const language of languages) {
    await page.goto(product.url + toPath('collection', language))
    const logo = page.getByRole('banner').getByRole('img', { name: `${other.name} Collection` })
    await expect(logo).toHaveAttribute('src', `/brand/${collection}`)
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  }
})

test('the second network’s name, colours, logos, contact, figures and news are there instead', async ({ page }) => {
  await visit(page, product.url)
  await expect(page).toHaveTitle(new RegExp(other.name))
  const news = page.getByRole('complementary', { name: 'Noticias' })
  await expect(news).toContainText(other.news!.text.es)
  const logo = page.getByRole('banner').getByRole('img', { name: other.name })
  await expect(logo).toHaveAttribute('src', '/brand/logo-night.svg')
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  const figures = page.getByRole('region', { name: 'La red en cifras' })
  for (const figure of ['1998', `Más de ${countYearsSince(1998, getYearHere())} años`, '3 países', '230 a 250'])
    await expect(figures.getByText(figure, { exact: true })).toBeVisible()
  await expect(page.getByText('en 12 provincias')).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(other.legal_name)
  await expect(footer.getByRole('link', { name: other.contact.email })).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Redes sociales' }).getByRole('link')).toHaveCount(2)
  const primary = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
  expect(primary.trim()).toBe(other.colours.primary)
  const icon = await page.request.get(`${product.url}/favicon.svg`)
  expect(await icon.text()).toBe(await readFile(join(sample, 'icon.svg'), 'utf8'))
})

test('the first page shows what the blog’s feed says, as text that leads to the blog', async ({ page }) => {
  await visit(page, `${product.url}/en`)
  const article = page.getByRole('link', { name: /^Un patio en Gurabo & su historia/ })
  await article.scrollIntoViewIfNeeded()
  await expect(article).toHaveAttribute('href', 'https://diario.almendra.example/patio')
  await expect(page.getByText('Sombra y ladrillo.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Go to the blog/ })).toHaveAttribute('href', other.blog_url!)
})
