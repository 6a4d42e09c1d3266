import type { TokenScope } from '#contract/connection/token.ts'

/** A signed-in client's session, as every call that brings its token has it. */
export type Session = {
  id: number
  client_id: number
  role: 'client' | 'agent' | 'manager' | 'staff'
  /** The agent of the network who this client is. */
  agent_id: number | null
  /** The agency that an agent or manager works for. */
  agency_id: number | null
  /** Whether the role began two weeks ago and there is no second factor yet: the workspace waits for it. */
  needs_factor: boolean
  /** Set where a program calls with a token of the agency: it reaches as a manager does, where its scopes let it. */
  token?: { id: number; scopes: readonly TokenScope[] }
}
