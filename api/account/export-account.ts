import type { AccountExport } from '#contract/account/export.ts'

import type { Database } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import type { Session } from '../tools/session.ts'
import { findClient, listSessions, toProfile } from './queries.ts'

type Lists = Omit<AccountExport, 'exported_at' | 'created_at' | 'language' | 'profile' | 'sessions'>

/** All that is held of a client: what the client entered, sent, kept and searched, where sessions are open, which emails were sent. */
export async function exportAccount(db: Database, session: Session, now: Date): Promise<AccountExport> {
  const client = await findClient(db, session.client_id)
  if (!client) throw new AppError('session.required')
  const { rows } = await db.$client.query<Lists>({
    name: 'account_export',
    text: `select
      (select coalesce(json_agg(json_build_object('code', code, 'at', at) order by at, listing.id), '[]')
        from favourite join listing on listing.id = listing_id where client_id = $1) as favorites,
      (select coalesce(json_agg(json_build_object('code', code, 'at', at) order by at, listing.id), '[]')
        from recently_viewed join listing on listing.id = listing_id where client_id = $1) as recently_viewed,
      (select coalesce(json_agg(json_build_object(
          'name', name, 'criteria', criteria, 'alert', alert, 'created_at', created_at) order by id), '[]')
        from saved_search where client_id = $1 or email = $2) as searches,
      (select coalesce(json_agg(json_build_object('criteria', criteria, 'at', at) order by at, id), '[]')
        from search_history where client_id = $1) as search_history,
      (select coalesce(json_agg(json_build_object(
          'reference', reference, 'kind', kind, 'created_at', lead.created_at, 'full_name', full_name, 'phone', phone,
          'message', message, 'details', details, 'property_code', code, 'page', page, 'consent', consent,
          'visit', case when visit.id is not null then json_build_object('state', visit.state, 'starts_at', visit.starts_at) end)
          order by lead.id), '[]')
        from lead left join listing on listing.id = listing_id left join visit on visit.lead_id = lead.id
        where email = $2) as enquiries,
      (select json_build_object('name', name, 'interests', interests, 'created_at', created_at,
          'confirmed_at', confirmed_at, 'unsubscribed_at', unsubscribed_at)
        from newsletter_subscriber where email = $2) as newsletter,
      (select coalesce(json_agg(json_build_object(
          'kind', kind, 'created_at', created_at, 'delivered_at', delivered_at) order by created_at, kind), '[]')
        from letter where "to" = $2) as letters`,
    values: [client.id, client.email],
  })
  return {
    exported_at: now.toISOString(),
    created_at: client.created_at.toISOString(),
    language: client.language,
    profile: toProfile(client),
    sessions: await listSessions(db, session),
    ...rows[0]!,
  }
}
