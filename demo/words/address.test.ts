import { expect, test } from 'vitest'

import { isFormal } from '../../check/formal-spanish.ts'
import { offices } from '../offices.ts'
import { makeWorld } from '../world.ts'
import { demoEnquiries } from './leads.ts'

test('listings, projects, agents, agencies and enquiries of the demo say tú', () => {
  const world = makeWorld()
  const listings = [...world.chunks()].flat()
  const said = [
    ...listings.flatMap(({ title_es, description_es }) => [title_es, description_es]),
    ...world.projects.map(({ description_es }) => description_es),
    ...world.agents.map(({ about_es }) => about_es),
    ...offices.map(({ blurb }) => blurb[0]),
    ...demoEnquiries.flatMap(({ message, note }) => [message ?? '', note ?? '']),
  ]
  expect(said.filter(isFormal)).toEqual([])
  // In a listing `su` may be the home's own, not what belongs to its reader.
  const yours = /(?<!\p{L})su (?:abogado|visita|gusto|presupuesto|banco|familia|primera|estufa|solar|casa)(?!\p{L})/iu
  expect(said.filter((text) => yours.test(text)).map((text) => yours.exec(text)![0])).toEqual([])
})
