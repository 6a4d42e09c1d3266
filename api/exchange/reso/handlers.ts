import { resoApiEndpoints } from '#contract/exchange/reso-api.ts'
import {
  listResoFields,
  listResoLookups,
  resoResources,
  resoSets,
  writeResoMetadata,
} from '#contract/exchange/reso-resources.ts'
import type { Language } from '#contract/fields.ts'

import { handle, Whole } from '../../http/handle.ts'
import type { Session } from '../../tools/session.ts'
import type { Tools } from '../../tools.ts'
import { answerProperties, answerProperty } from './answer-property.ts'
import { OdataFault, writeFault } from './odata-error.ts'
import { listMembers, listOffices } from './queries.ts'
import { readOptions } from './read-options.ts'

type Header = (name: string) => string | undefined
type Given = Readonly<Record<string, unknown>>

/** The RESO Web API: a subset of Core 2 to read, for whoever an agency has given a token. */
export function createResoHandlers(tools: Tools) {
  const { siteUrl, db } = tools
  const context = (name: string) => `${siteUrl}/v2/reso/$metadata${name}`

  const answerService = () => ({
    '@odata.context': context(''),
    value: resoSets.map((name) => ({ name, kind: 'EntitySet', url: name })),
  })

  async function answerResource(
    agency_id: number,
    resource: string,
    given: Given,
    header: Header,
  ): Promise<Whole | object> {
    if (resource === '$metadata') return answerMetadata(given)
    const [, name = '', key] = /^([A-Za-z]+)(?:\('((?:[^']|'')*)'\))?$/.exec(resource) ?? []
    if (!resoSets.some((one) => one === name)) throw new OdataFault('reso.resource', resource, 404)
    const asked = { agency_id, given, prefer: header('prefer') }
    const wanted = key?.replaceAll("''", "'")
    if (name === 'Property') {
      return wanted === undefined ? answerProperties(tools, asked) : answerProperty(tools, asked, wanted)
    }
    const rows =
      name === 'Member'
        ? await listMembers(db, agency_id)
        : name === 'Office'
          ? await listOffices(db, agency_id)
          : name === 'Lookup'
            ? listResoLookups()
            : listResoFields()
    return answerRows({ name, rows, given, key: wanted }, context)
  }

  return [
    handle(resoApiEndpoints.service, ({ header, language, session }) =>
      answer(header, language, async () => {
        requireAgency(session)
        return answerService()
      }),
    ),
    handle(resoApiEndpoints.resource, ({ input: { resource, ...given }, header, language, session }) =>
      answer(header, language, async () => answerResource(requireAgency(session), resource, given, header)),
    ),
  ]
}

/** Answers in the version that is asked for, and refuses as OData does. */
async function answer(header: Header, language: Language, work: () => Promise<Whole | object>): Promise<Whole> {
  const headers = { 'OData-Version': header('odata-maxversion') === '4.0' ? '4.0' : '4.01' }
  try {
    const version = header('odata-version')
    if (version !== undefined && version !== '4.0' && version !== '4.01') throw new OdataFault('reso.version', version)
    const answered = await work()
    if (answered instanceof Whole) return new Whole(answered.status, { ...answered.headers, ...headers }, answered.body)
    return new Whole(200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(answered))
  } catch (error) {
    if (error instanceof OdataFault) return writeFault(error, language, headers)
    throw error
  }
}

/** The agency whose token a call brings. */
function requireAgency(session: Session | null): number {
  if (!session?.token || session.agency_id === null) throw new OdataFault('reso.bearer', '', 401)
  return session.agency_id
}

function answerMetadata({ $format: format, ...given }: Given): Whole {
  const other = Object.keys(given).find((name) => name.startsWith('$'))
  if (other !== undefined) throw new OdataFault('reso.option', other)
  const wanted = typeof format === 'string' ? format : JSON.stringify(format)
  if (wanted !== undefined && !/^(xml|application\/xml)$/i.test(wanted)) throw new OdataFault('reso.format', wanted)
  return new Whole(200, { 'Content-Type': 'application/xml; charset=utf-8' }, writeResoMetadata())
}

type Rows = { name: string; rows: readonly Record<string, unknown>[]; given: Given; key: string | undefined }

/** A resource that is a short list: a page of it, or the one under a key. */
function answerRows({ name, rows, given, key }: Rows, context: (name: string) => string) {
  const fields = resoResources[name]!.map(([field]) => field)
  const takes = key === undefined ? (['$select', '$top', '$skip', '$count'] as const) : (['$select'] as const)
  const { select, top, skip, isCounted } = readOptions(given, new Set(fields), takes)
  const pick = (row: Record<string, unknown>) =>
    select ? Object.fromEntries(select.map((field) => [field, row[field]])) : row
  if (key !== undefined) {
    const found = rows.find((row) => row[fields[0]!] === key)
    if (!found) throw new OdataFault('reso.key', key, 404)
    return { '@odata.context': context(`#${name}/$entity`), ...pick(found) }
  }
  return {
    '@odata.context': context(`#${name}`),
    ...(isCounted && { '@odata.count': rows.length }),
    value: rows.slice(skip, top === null ? undefined : skip + top).map(pick),
  }
}
