import { createTestApi } from '../test-api.ts'

type Changed = Parameters<typeof createTestApi>[0]

/** Who signs up in the tests. */
export const ana = { full_name: 'Ana D’Óleo Pérez', email: 'ana@example.com', password: 'muy larga y secreta' }
export const signUpBody = { ...ana, confirmPassword: ana.password, 'g-recaptcha-response': '' }

/** An API on which Ana has signed up, and what she can do. */
export async function withAna(changed?: Changed) {
  const test = await createTestApi(changed)
  const { api, ask, readMails, tools } = test
  // The dictionaries are there before any call's patience is measured.
  await tools.passwords.weaknessOf(ana.password, [])
  const post = (path: string, body: unknown, token?: string, method = 'POST') =>
    ask(method, `/v2/clients${path}`, { body, lang: 'es', ...(token && { headers: toBearer(token) }) })
  /** The profile's form, as a browser sends it with a file. */
  const sendForm = (fields: Record<string, string | File>, token: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const headers = { 'X-Api-Key': tools.clientApiKey, 'X-Requested-With': 'XMLHttpRequest', ...toBearer(token) }
    return api.fetch(new Request('http://localhost/v2/clients/edit?_method=PUT', { method: 'POST', headers, body }))
  }
  const signIn = async (password = ana.password) => {
    const answer = await post('/login', { email: ana.email, password })
    return { status: answer.status, ...(await answer.json()) }
  }
  const linkOf = async () => findLink((await readMails()).at(-1)!.text)
  const confirm = async () => post('/confirm-email', await linkOf())
  await post('/sign-up', signUpBody)
  return { ...test, post, postForm: sendForm, signIn, linkOf, confirm }
}

/** The same once she has confirmed her address and signed in. */
export async function signInAs(changed?: Changed) {
  const test = await withAna(changed)
  await test.confirm()
  const { data } = await test.signIn()
  return { ...test, token: data.token as string }
}

export const toBearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** The parts of the signed link in an email. */
export function findLink(text: string): Record<string, string> {
  const address = new URL(/https?:\S+/.exec(text)![0])
  return { id: address.pathname.split('/').at(-1)!, ...Object.fromEntries(address.searchParams) }
}
