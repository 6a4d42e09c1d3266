import { startProduct, type Product } from '../check/product.ts'
import { expect, test } from './test.ts'
import { visit, wake } from './visit.ts'

const password = 'solo-para-probar'

test.describe.configure({ mode: 'serial' })

let product: Product
test.beforeAll(async () => {
  test.setTimeout(120_000)
  // One more product takes its time to start: it is locked, and counts too.
  product = await startProduct({ TEST_GATE_PASSWORD: password, ANALYTICS_ID: 'G-JOURNEY1', CAPTCHA: 'off', DEMO: '0' })
})
test.afterAll(() => product.stop())

// The browser says of itself that the gate's screen is no success.
const isExpected = (words: string) => words.includes('status of 403')

test('a test site opens to its password for a day, and shuts when the pass is gone', async ({ page, complaints }) => {
  await page.clock.install()
  await page.goto(`${product.url}/en/list/agents?name=ana`)
  await expect(page.getByRole('heading', { name: 'Test site' })).toBeVisible()
  await expect(page.getByText('Everything behind this door is made up')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the real site' })).toHaveAttribute('href', /^https:/)

  const field = page.getByLabel('Password', { exact: true })
  await field.fill('abracadabra')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong password. Try again.')

  await page.evaluate(() => localStorage.setItem('testGate', 'true'))
  await page.goto(product.url)
  await expect(page.getByRole('heading', { name: 'Sitio de pruebas' })).toBeVisible()

  await page.goto(`${product.url}/en/list/agents?name=ana`)
  await field.fill(password)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page).toHaveURL(`${product.url}/en/list/agents?name=ana`)
  await wake(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('testGate'))).toBe('true')

  await page.context().clearCookies()
  await page.clock.fastForward(5000)
  await expect(page.getByRole('heading', { name: 'Test site' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('testGate'))).toBeNull()
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !isExpected(words)))
})

test('events are counted after a yes alone, and say nothing of anybody', async ({ page, context, complaints }) => {
  const told: string[] = []
  const outside: string[] = []
  await context.route('https://www.google-analytics.com/**', (route) => {
    told.push(route.request().url() + (route.request().postData() ?? ''))
    return route.fulfill({ status: 204 })
  })
  context.on('request', (request) => {
    if (!request.url().startsWith(product.url)) outside.push(request.url())
  })
  await page.goto(`${product.url}/registrate?referer=ana-7`)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await wake(page)
  const banner = page.getByRole('region', { name: '¿Podemos contar lo que pasa en el sitio?' })
  await banner.getByRole('button', { name: 'Rechazar' }).click()
  await expect(banner).toBeHidden()

  const signUp = async (email: string) => {
    await page.getByLabel('Nombre completo').fill('Ana Pérez-Gil')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Teléfono').fill('8095550100')
    await page.getByLabel('Contraseña *', { exact: true }).fill('tres cayenas moradas')
    await page.getByLabel('Confirma la contraseña').fill('tres cayenas moradas')
    await page.getByRole('button', { name: 'Registrarme' }).click()
    await expect(page.getByRole('dialog', { name: 'Revisa tu correo' })).toBeVisible()
  }
  await signUp('ana.uno@example.com')
  expect(outside).toEqual([])

  await visit(page, `${product.url}/registrate`)
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'Medición del sitio' }).click()
  await expect(banner.getByRole('heading')).toBeFocused()
  await banner.getByRole('button', { name: 'Aceptar' }).click()
  await signUp('ana.dos@example.com')
  await expect.poll(() => told).toHaveLength(1)
  expect(outside).toHaveLength(1)
  const { searchParams } = new URL(told[0]!)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    tid: 'G-JOURNEY1',
    en: 'sign_up',
    dl: product.url,
    'ep.method': 'form',
    'ep.refererForAgent': 'true',
    'ep.refererForAgency': 'false',
  })
  expect(decodeURIComponent(searchParams.toString())).not.toMatch(/ana|example\.com|8095550100|Pérez|registrate/i)
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !isExpected(words)))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the gate opens too', async ({ page, complaints }) => {
    await page.goto(`${product.url}/acceder`)
    await page.getByLabel('Contraseña').fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(`${product.url}/acceder`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sitio de pruebas')
    complaints.splice(0, complaints.length, ...complaints.filter((words) => !isExpected(words)))
  })
})
