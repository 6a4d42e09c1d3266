import { expect, type APIRequestContext } from '@playwright/test'

import { pieceType } from '#contract/endpoint.ts'
import type { ImportSource, Run } from '#contract/import/import.ts'
import type { Team } from '#contract/team/team.ts'

type Asked = { headers: Record<string, string>; data?: object }

/** What no office calls its columns: whoever brings it is asked what they are. */
const table = Buffer.from('Ficha,Rincón,Nota\nA-1,Naco,Con balcón\nA-2,Bella Vista,Con parqueo\n')

/** A source of the manager's agency and a run of it that waits until somebody says what its columns are. */
export async function bringFile(request: APIRequestContext, headers: Record<string, string>) {
  const call = async <Data>(method: string, path: string, asked: Partial<Asked> = {}): Promise<Data> => {
    const answer = await request.fetch(path, { method, headers, ...asked })
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: Data }).data
  }
  const { members } = await call<Team>('GET', '/v2/team')
  const { agent_id } = members.find((member) => member.agent_id !== null && !member.suspended_at)!
  const name = `Inventario ${Date.now()}`
  const source = await call<ImportSource>('POST', '/v2/imports', {
    data: { name, kind: 'table', arrival: 'file', agent_id },
  })
  const upload = await sendTable(request, headers, source.id)
  const path = `/v2/imports/${source.id}/runs`
  const { id } = await call<Run>('POST', path, { data: { upload, is_trial: true } })
  await expect.poll(async () => (await call<Run>('GET', `${path}/${id}`)).state).toBe('columns')
  return { source: String(source.id), run: String(id) }
}

/** Sends the table in one piece; what it is called from then on. */
async function sendTable(request: APIRequestContext, headers: Record<string, string>, source: number): Promise<string> {
  const metadata = { purpose: 'import', source: String(source), name: 'inventario.csv' }
  const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  const tus = { ...headers, 'Tus-Resumable': '1.0.0' }
  const begun = await request.post('/v2/uploads', {
    headers: { ...tus, 'Upload-Length': String(table.length), 'Upload-Metadata': pairs.join() },
  })
  const { data } = (await begun.json()) as { data: { id: string } }
  const sent = await request.patch(`/v2/uploads/${data.id}`, {
    headers: { ...tus, 'Upload-Offset': '0', 'Content-Type': pieceType },
    data: table,
  })
  expect(sent.status()).toBe(204)
  return data.id
}
