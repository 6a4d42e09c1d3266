import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (how: object) => void

/**
 * Gives back to the machine what a load of the whole market has used and left. By itself the engine waits until
 * memory is short, and a machine with much of it never is.
 */
export function letGo(): void {
  // The last resort gives free pages back at once; other collections keep them for what may come.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
