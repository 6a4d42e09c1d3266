import { dirname } from 'node:path'

import { describe, expect, test } from 'vitest'

import { sides, files, imports, sourceOf, isOurs, isRoot, isTest, sideOf, stemOf, cyclesOf } from './check/sources.ts'

const forbiddenNames = /^(index|utils?|helpers?|common|misc|types|managers?|services?|lib|shared)$/

describe('the shape', () => {
  test('no file has a name that means nothing', () => {
    const vague = files.filter((file) => forbiddenNames.test(stemOf(file)) && !isRoot(file))
    expect(vague).toEqual([])
  })

  test('names are kebab-case', () => {
    const odd = files.filter((file) => !/^[a-z0-9$.-]+$/.test(file.split('/').at(-1)!))
    expect(odd).toEqual([])
  })

  test('no file is longer than 300 lines', () => {
    const exempt = /^locales\/|^web\/routes\.ts$|\.test\.tsx?$|\.spec\.ts$/
    const long = files.filter((file) => !exempt.test(file) && sourceOf(file).split('\n').length > 301)
    expect(long).toEqual([])
  })

  test('no folder of a side holds more than 20 modules', () => {
    const folders = Map.groupBy(
      // Words have one file for each room, however many rooms there are.
      files.filter((file) => sides.includes(sideOf(file)) && !isTest(file) && !file.startsWith('locales/')),
      (file) => dirname(file),
    )
    expect([...folders].filter(([, inside]) => inside.length > 20).map(([folder]) => folder)).toEqual([])
  })

  test('no folder is deeper than three below its side', () => {
    expect(files.filter((file) => sides.includes(sideOf(file)) && file.split('/').length > 5)).toEqual([])
  })

  test('there is no cycle between files', () => {
    const edges = imports.filter(({ to, isType }) => !isType && isOurs(to))
    expect(cyclesOf(edges.map(({ from, to }) => [from, to]))).toEqual([])
  })
})
