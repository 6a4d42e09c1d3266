import sharp, { type Sharp } from 'sharp'

import type { OpenDatabase } from '#api/database/open.ts'
import { findLookAlikes } from '#api/look-alike/find-look-alikes.ts'
import type { Asked } from '#api/look-alike/queries.ts'
import { countDifferentBits } from '#api/look-alike/rules.ts'
import { decode, fromPixels } from '#api/tools/picture/derive.ts'
import { hashPicture } from '#api/tools/picture/hash-picture.ts'
import { likeScore, sameScore, twinBits } from '#contract/look-alike/score.ts'

import { findOriginal, sourceOf } from '../demo/picture-recipes.ts'
import { looksOf, readOriginal, storedPictures } from '../demo/picture-store.ts'

/** Scenes that are no part of a home. */
const noHome = ['hero', 'lugar', 'pano']
const photosOfHome = 2

type Home = Asked & { id: number; code: string; status: string; position: number }

export type PairFigures = {
  /** Homes of which both agencies' pictures were compared, and how many the rules found, or would have held for the network. */
  pairs: number
  found: number
  held: number
  /** Pictures of both, and how many of these were told to be one. */
  pictures: number
  twins: number
  /** Bits by which two files of one picture differ, sorted. */
  bits: number[]
}

/**
 * Shows the pictures of so many homes in other files to the rules, as another agency would bring them: encoded anew at a
 * quality of 60, 70 % as large, 3 % cut off, with another title and a price that is 2 % higher.
 */
export async function findPairs({ db }: OpenDatabase, pairs: number): Promise<PairFigures> {
  const homes = (await listHomes(db)).filter(({ business_type }) => business_type === 'sale').slice(0, pairs)
  const keys = storedPictures.filter(({ scene }) => !noHome.includes(scene)).map(({ key }) => key)
  const figures: PairFigures = { pairs: homes.length, found: 0, held: 0, pictures: 0, twins: 0, bits: [] }
  for (const [at, home] of homes.entries()) {
    const own = keys.slice((at * photosOfHome) % keys.length, ((at * photosOfHome) % keys.length) + photosOfHome)
    const copies: string[] = []
    await db.$client.query('delete from photo where listing_id = $1', [home.id])
    for (const [place, key] of own.entries()) {
      const { first, second } = await readTwice(key, at)
      const names = [`first-${at}-${place}`, `second-${at}-${place}`]
      await addPicture(db, names[0]!, first)
      await addPicture(db, names[1]!, second)
      await db.$client.query(
        `insert into photo (listing_id, position, picture, alt_es, alt_en) values ($1, $2, $3, '', '')`,
        [home.id, place, names[0]],
      )
      copies.push(names[1]!)
      const bits = countDifferentBits(split(first), split(second))
      figures.bits.push(bits)
      figures.pictures += 1
      if (bits <= twinBits) figures.twins += 1
    }
    const asked = { ...home, listing_id: null, agency_id: 0, title_es: 'Otra oferta con otro título', pictures: copies }
    const alike = await findLookAlikes(db, { ...asked, price_usd: home.price_usd * 1.02 })
    const one = alike.find(({ id }) => id === home.id)
    if (one && one.score >= likeScore) figures.found += 1
    if (one && one.score >= sameScore) figures.held += 1
  }
  figures.bits.sort((a, b) => a - b)
  return figures
}

export type FalseFigures = { listings: number; blocked: string[]; held: string[]; listed: number }

/** Asks of every listing of a demo world, of which none is another, what it looks like. */
export async function findFalseOnes({ db }: OpenDatabase): Promise<FalseFigures> {
  const homes = await listHomes(db)
  const figures: FalseFigures = { listings: homes.length, blocked: [], held: [], listed: 0 }
  const seen = new Set<string>()
  for (const home of homes) {
    for (const one of await findLookAlikes(db, home)) {
      const pair = [home.code, one.code].toSorted().join(' ')
      if (seen.has(pair) || one.business_type !== home.business_type) continue
      seen.add(pair)
      if (one.score < sameScore) figures.listed += 1
      else (one.agency_id === home.agency_id ? figures.blocked : figures.held).push(`${pair} ${one.score}`)
    }
  }
  return figures
}

async function listHomes(db: OpenDatabase['db']): Promise<Home[]> {
  const { rows } = await db.$client.query<Home & { latitude: number; longitude: number }>(`
    select listing.id, listing.id as listing_id, code, status, agency_id, business_type, type, city.slug as city, sector.slug as sector,
      listing.latitude, listing.longitude, case when construction_m2 > 0 then construction_m2 else coalesce(lot_m2, 0) end as m2,
      price_usd::float8 as price_usd, title_es, project.slug as project, known.unit_name,
      coalesce((select array_agg(picture) from photo where photo.listing_id = listing.id and kind = 'photo'), '{}') as pictures
    from listing join city on city.id = listing.city_id join sector on sector.id = listing.sector_id
    left join project on project.id = listing.project_id left join listing_private as known on known.listing_id = listing.id
    where listing.status = 'published' and not exists (select from look_alike where listing.id in (a, b)) order by listing.id`)
  return rows.map(({ latitude, longitude, ...row }) => ({ ...row, point: { latitude, longitude } }))
}

/** The hashes of one picture as two agencies upload it. */
async function readTwice(key: string, at: number): Promise<{ first: string; second: string }> {
  const original = readOriginal(key)
  const look = looksOf(original).find((one) => one.key === key)!
  const pixels = await decode(sourceOf(look, findOriginal(original)))
  const { width, height } = pixels
  const [cutWidth, cutHeight] = [Math.round(width * 0.97), Math.round(height * 0.97)]
  // Cut off at another edge each time.
  const [left, top] = [[0, 1, 0, 1][at % 4]! * (width - cutWidth), [0, 0, 1, 1][at % 4]! * (height - cutHeight)]
  const cut = fromPixels(pixels).extract({ left, top, width: cutWidth, height: cutHeight })
  const small = sharp(await cut.png({ compressionLevel: 1 }).toBuffer()).resize(Math.round(cutWidth * 0.7))
  return {
    first: await take(fromPixels(pixels).jpeg({ quality: 86 })),
    second: await take(small.jpeg({ quality: 60 })),
  }
}

/** As an upload is kept. */
async function take(sent: Sharp): Promise<string> {
  const kept = sharp(await sent.toBuffer())
    .resize(2560, 2560, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:2:0' })
  return hashPicture(sharp(await kept.toBuffer()))
}

async function addPicture(db: OpenDatabase['db'], key: string, dhash: string): Promise<void> {
  await db.$client.query(
    `insert into picture (key, width, height, tone, source, dhash) values ($1, 1440, 960, '#777777', 'upload', $2)`,
    [key, String(BigInt.asIntN(64, BigInt(`0x${dhash}`)))],
  )
}

function split(dhash: string) {
  return { high: Number(`0x${dhash.slice(0, 8)}`) | 0, low: Number(`0x${dhash.slice(8)}`) | 0 }
}
