import type { LeadRow } from '#contract/lead/lead.ts'

import type { Text } from '../../texts.ts'

/** Who wrote; whoever begins to write by WhatsApp has no name yet. */
export function getSender({ full_name, kind }: Pick<LeadRow, 'full_name' | 'kind'>, t: Text): string {
  return full_name ?? t(kind === 'whatsapp' ? 'desk.visitor' : 'desk.nameless')
}
