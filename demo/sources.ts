import type { SourceKind } from '#contract/import/source.ts'

type Whose = { agency_id: number; agent_id: number; day: string }

/** What files of `demo/feeds/` are for: each is sent by hand, and goes the way of any agency's. */
const sources: readonly { name: string; kind: SourceKind }[] = [
  { name: 'Inventario de la oficina (inventario.csv)', kind: 'table' },
  { name: 'Portal Kyero (kyero.xml)', kind: 'kyero' },
  { name: 'Página en WordPress (houzez.xml)', kind: 'houzez' },
]

/** Sources of stock of the demo manager's agency, none of which has brought anything yet. */
export function createSourceRows({ agency_id, agent_id, day }: Whose) {
  const same = { arrival: 'file', gone: 'pause', is_trusted: false, publishes_without_pictures: false }
  return sources.map((source) => ({ ...source, ...same, agency_id, agent_id, created_at: `${day}T08:00:00Z` }))
}
