import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'
import { isConnectionLost, isDatabaseAway } from './database-errors.ts'

/** What the database says as it would on a disk that is full. */
const refuse = (code: string) => `do $$ begin raise exception 'no room' using errcode = '${code}'; end $$`

test('a connection outlives a statement that the server has no room for, and no other error', async () => {
  const { pool } = (await createTestApi()).tools.database
  // A new connection knows nothing of it.
  const mark = () => pool.query(`set marquesina.mark = 'mine'`)
  const read = async () =>
    (await pool.query<{ mark: string | null }>(`select nullif(current_setting('marquesina.mark', true), '') as mark`))
      .rows[0]!.mark
  for (const [code, left] of [
    ['53100', 'mine'],
    ['53400', 'mine'],
    ['0A000', null],
  ] as const) {
    await mark()
    await expect(pool.query(refuse(code))).rejects.toMatchObject({ code })
    expect([code, await read()]).toEqual([code, left])
  }
})

test('whoever is refused a session hears that the database is away, whatever code it names', () => {
  const refused = Object.assign(new Error('could not write init file'), { severity: 'FATAL', code: 'XX000' })
  const wrapped = new Error('Failed query', { cause: refused })
  expect([isDatabaseAway(wrapped), isConnectionLost(wrapped)]).toEqual([true, true])
  const wrong = Object.assign(new Error('division by zero'), { severity: 'ERROR', code: '22012' })
  expect([isDatabaseAway(wrong), isConnectionLost(wrong)]).toEqual([false, false])
})
