import { expect, test } from 'vitest'

import { makeWorld } from '../world.ts'

test('only a development that is still being built is paid for while it is', () => {
  const { projects } = makeWorld()
  const inShares = /\d+\/\d+\/\d+/
  for (const { name, stage, description_es, description_en } of projects) {
    const said = [description_es, description_en].map((text) => inShares.test(text))
    expect([name, ...said]).toEqual([name, stage !== 'finished', stage !== 'finished'])
  }
})
