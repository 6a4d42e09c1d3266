import { createPasswords } from '#api/tools/passwords.ts'

import type { Agent } from './people.ts'

/** The password of every demo account. */
export const demoPassword = 'demo-2026!'

type Account = {
  email: string
  full_name: string
  type: string[]
  role: 'client' | 'agent' | 'staff'
  isConfirmed: boolean
}

/** Who can be tried out in the demo world; none of them exists. */
export const demoAccounts: Account[] = [
  { email: 'comprador@demo.do', full_name: 'Yokasta Peralta', type: ['buyer'], role: 'client', isConfirmed: true },
  { email: 'propietario@demo.do', full_name: 'Ramón Tavárez', type: ['owner'], role: 'client', isConfirmed: true },
  { email: 'agente@demo.do', full_name: '', type: ['agent'], role: 'agent', isConfirmed: true },
  { email: 'nuevo@demo.do', full_name: 'Dahiana Rosario', type: [], role: 'client', isConfirmed: true },
  { email: 'pendiente@demo.do', full_name: 'Franklin Mejía', type: [], role: 'client', isConfirmed: false },
  { email: 'admin@demo.do', full_name: 'Milagros Betances', type: ['agent'], role: 'staff', isConfirmed: true },
]

/** The rows of the demo accounts, the agent's being the first agent's own; and of whoever has only signed up. */
export async function createAccountRows(agents: readonly Agent[]) {
  const password = await createPasswords().hash(demoPassword)
  const [agent] = agents
  const language = 'es'
  const accounts = demoAccounts
    .filter(({ isConfirmed }) => isConfirmed)
    .map(({ email, full_name, type, role }) => ({
      email,
      full_name: role === 'agent' && agent ? agent.name : full_name,
      type,
      role,
      agent_id: role === 'agent' && agent ? agent.id : null,
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
