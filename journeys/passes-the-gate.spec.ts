import { startProduct, type Product } from '../check/product.ts'
import { expect, test } from './test.ts'
import { wake } from './visit.ts'

const password = 'solo-para-probar'

test.describe.configure({ mode: 'serial' })

let product: Product
test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await startProduct({ TEST_GATE_PASSWORD: password, DEMO: '0' })
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
