import { loadAgencyAddresses, loadAgencyParts } from './agency/load-addresses.ts'
import { loadAgentAddresses, loadAgentParts } from './agent/load-addresses.ts'
import type { Database } from './database/open.ts'
import { loadProjectAddresses, loadProjectParts } from './project/load-addresses.ts'
import { loadAddresses, loadAddressParts } from './property/load-addresses.ts'

/** What the addresses of everything that has a page of its own are made of, read in parts. */
export function listAddresses(db: Database) {
  return {
    properties: { parts: () => loadAddressParts(db), of: (part: number) => loadAddresses(db, part) },
    agents: { parts: () => loadAgentParts(db), of: (part: number) => loadAgentAddresses(db, part) },
    agencies: { parts: () => loadAgencyParts(db), of: (part: number) => loadAgencyAddresses(db, part) },
    projects: { parts: () => loadProjectParts(db), of: (part: number) => loadProjectAddresses(db, part) },
  }
}
