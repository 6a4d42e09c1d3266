import { createPasswords } from '#api/tools/passwords.ts'

import type { Agent } from './people.ts'

/** The password of every demo account. */
export const demoPassword = 'demo-2026!'

type Account = {
  email: string
  full_name: string
  type: string[]
  role: 'client' | 'agent' | 'manager' | 'staff'
  /** Which of the network's agents it is, or whose agency it leads: the first, a colleague of the first, one of another agency. */
  of?: 0 | 1 | 2
  isConfirmed: boolean
}

/** Who can be tried out in the demo world; none of them exists. */
export const demoAccounts: Account[] = [
  { email: 'comprador@demo.do', full_name: 'Yokasta Peralta', type: ['buyer'], role: 'client', isConfirmed: true },
  { email: 'propietario@demo.do', full_name: 'Ramón Tavárez', type: ['owner'], role: 'client', isConfirmed: true },
  { email: 'agente@demo.do', full_name: '', type: ['agent'], role: 'agent', of: 0, isConfirmed: true },
  { email: 'colega@demo.do', full_name: '', type: ['agent'], role: 'agent', of: 1, isConfirmed: true },
  {
    email: 'gerente@demo.do',
    full_name: 'Altagracia Familia',
    type: ['agent'],
    role: 'manager',
    of: 0,
    isConfirmed: true,
  },
  {
    email: 'gerente2@demo.do',
    full_name: 'Rafael Lantigua',
    type: ['agent'],
    role: 'manager',
    of: 2,
    isConfirmed: true,
  },
  { email: 'nuevo@demo.do', full_name: 'Dahiana Rosario', type: [], role: 'client', isConfirmed: true },
  { email: 'pendiente@demo.do', full_name: 'Franklin Mejía', type: [], role: 'client', isConfirmed: false },
  { email: 'admin@demo.do', full_name: 'Milagros Betances', type: ['agent'], role: 'staff', isConfirmed: true },
]

/** Who leads the agencies that none of them leads, in the order of the agencies; they sign in as `gerente3@demo.do` and so on. */
const otherManagers = [
  'Soraya Encarnación',
  'Julio César Brea',
  'Mayra Polanco',
  'Domingo Severino',
  'Ivelisse Cuevas',
  'Radhamés Liriano',
  'Clara Inés Mota',
  'Persio Almonte',
  'Yanira Batista',
  'Héctor Bienvenido Reyes',
]

/** The rows of the demo accounts, the agent's being the first agent's own; and of whoever has only signed up. */
export async function createAccountRows(agents: readonly Agent[]) {
  const password = await createPasswords().hash(demoPassword)
  const [first] = agents
  const around = [
    first,
    agents.find(({ id, agency_id }) => id !== first?.id && agency_id === first?.agency_id),
    agents.find(({ agency_id }) => agency_id !== first?.agency_id),
  ]
  const language = 'es'
  const known = demoAccounts
    .filter(({ isConfirmed }) => isConfirmed)
    .map(({ email, full_name, type, role, of = 0 }) => ({ email, full_name, type, role, agent: around[of] }))
  const accounts = [...known, ...listOtherManagers(agents, [around[0], around[2]])]
    // A world of one agent or one agency has fewer of them.
    .filter(({ role, agent }) => agent || role === 'client' || role === 'staff')
    .map(({ email, full_name, type, role, agent }) => ({
      email,
      full_name: role === 'agent' && agent ? agent.name : full_name,
      type,
      role,
      agent_id: role === 'agent' && agent ? agent.id : null,
      agency_id: (role === 'agent' || role === 'manager') && agent ? agent.agency_id : null,
      // Who tries the workspace out needs no telephone for it.
      role_since: role === 'client' ? null : 'infinity',
      language,
      password,
      confirmed_at: '2026-01-01T12:00:00Z',
    }))
  const signUps = demoAccounts
    .filter(({ isConfirmed }) => !isConfirmed)
    // It waits as long as the demo world stands.
    .map(({ email, full_name }) => ({ email, full_name, language, password, forget_at: 'infinity' }))
  return { accounts, signUps }
}

/** A manager for each agency but those of these agents. */
function listOtherManagers(agents: readonly Agent[], but: readonly (Agent | undefined)[]) {
  const led = new Set(but.map((agent) => agent?.agency_id))
  const firsts = agents.filter(
    ({ agency_id }, at) => !led.has(agency_id) && agents.findIndex((one) => one.agency_id === agency_id) === at,
  )
  return firsts
    .toSorted((one, other) => one.agency_id - other.agency_id)
    .flatMap((agent, at) => {
      const full_name = otherManagers[at]
      const email = `gerente${at + 3}@demo.do`
      return full_name ? [{ email, full_name, type: ['agent'], role: 'manager' as const, agent }] : []
    })
}
