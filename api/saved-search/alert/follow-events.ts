import type { Tools } from '../../tools.ts'
import { enqueueMail } from '../../mail/queries.ts'
import { createMatcher } from './matches.ts'
import {
  addItems,
  listEvents,
  type Listening,
  listHomesMailed,
  listListening,
  listMailed,
  type NewItem,
  takeDue,
  takeEvents,
  mailBy,
} from './queries.ts'
import { type ListingEvent, describeEvent } from './rules.ts'

type Needed = Pick<Tools, 'db' | 'search'>

const eventsAtOnce = 500
const mailsAtOnce = 100

/**
 * Compares the next events with the saved searches and keeps what each is to be told; how many events there were. The
 * events go and the news come in one transaction, so that nothing is lost and nothing told twice.
 */
export async function compareEvents({ db, search }: Needed): Promise<number> {
  const events = await listEvents(db, eventsAtOnce)
  if (events.length === 0) return 0
  const listening = await listListening(db, events)
  // Words are looked up beside the index, which must have heard of what just happened.
  if (listening.some(({ criteria }) => criteria.q !== undefined)) await search.follow()
  const items = await itemsOf(events, listening, search)

  await db.transaction(async (tx) => {
    const taken = await takeEvents(
      tx,
      events.map(({ id }) => id),
    )
    const here = items.filter(({ event }) => taken.has(event.id))
    const told = await listMailed(
      tx,
      here.map(({ event }) => event.listing_id),
    )
    const homes = await listHomesMailed(
      tx,
      here.map(({ event }) => event.after.home_id).filter((home) => home > 0),
    )
    await addItems(tx, withoutKnown(here, new Set([...told, ...homes])))
  })
  return events.length
}

/** What each search would be told, event by event. */
async function itemsOf(events: readonly ListingEvent[], listening: readonly Listening[], search: Tools['search']) {
  const findsOf = createMatcher(events, search)
  const said = events.flatMap((event) => {
    const told = describeEvent(event)
    return told ? [{ event, ...told }] : []
  })
  const items: (NewItem & { isEntering: boolean })[] = []
  for (const { id: search_id, criteria } of listening) {
    const finds = await findsOf(criteria)
    for (const { event, fact, asked, unlessFound } of said) {
      if (!finds(event, asked) || (unlessFound && finds(event, unlessFound))) continue
      items.push({ search_id, event, fact, isEntering: unlessFound !== undefined })
    }
  }
  return items.sort((a, b) => a.event.id - b.event.id)
}

/** Leaves out that a listing is new to a search which has been told of it before; what was off so long that it is new is back to that one. */
function withoutKnown(items: readonly (NewItem & { isEntering: boolean })[], told: Set<string>): NewItem[] {
  return items.flatMap((item) => {
    const pair = `${item.search_id}/${item.event.listing_id}`
    const isKnown = told.has(pair)
    told.add(pair)
    // Another agency's offer of a home that the search was told of is no new home.
    const { home_id } = item.event.after
    const home = `${item.search_id}/home/${home_id}`
    const isSameHome = home_id > 0 && told.has(home)
    if (home_id > 0) told.add(home)
    if (!isKnown && isSameHome && item.fact.kind === 'new') return []
    if (!isKnown || item.fact.kind !== 'new') return [item]
    return item.isEntering ? [] : [{ ...item, fact: { kind: 'back' as const } }]
  })
}

/** Enqueues the emails that are due, each with all that its search waits to be told; how many there were. */
export async function enqueueDueMails({ db }: Needed): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await takeDue(tx, mailsAtOnce)
    for (const { id, to, language } of due) {
      const mail = await enqueueMail(tx, { kind: 'alert', to, language, about: { search: id } })
      await mailBy(tx, id, mail)
    }
    return due.length
  })
}
