import { join } from 'node:path'

import type { Logger } from 'pino'

import { createDeriver } from '#api/tools/picture/deriver.ts'
import { fillPictures } from '#api/tools/picture/fill-pictures.ts'
import { createPictureFolder } from '#api/tools/picture/picture-folder.ts'

import { canWriteIn } from '../build-turn.ts'
import { listRecipes, sortBySize } from './picture-recipes.ts'

type Places = { built: string; dataDir: string; log: Pick<Logger, 'warn'> }

/**
 * The pictures of the demo world and of the first pages, derived as they are asked for. They are kept with the build or,
 * where that is read-only, with the data.
 */
export function openPictures({ built, dataDir, log }: Places) {
  const folders = [join(built, 'pictures'), join(dataDir, 'pictures')]
  const home = canWriteIn(folders[0]!) ? folders.slice(0, 1) : folders
  const recipes = listRecipes()
  const deriver = createDeriver({
    findRecipe: (name) => recipes.get(name)?.() ?? null,
    store: createPictureFolder(home.at(-1)!),
    onLost: (err, name) => log.warn({ err, name }, 'a derived picture could not be kept'),
  })
  let stop = () => {}
  return {
    /** Where pictures lie; new ones come into the last folder. */
    folders: home,
    names: new Set(recipes.keys()),
    derive: deriver.derive,
    /** Makes what `isThere` says is missing while nobody asks anything. */
    fill: (isThere: (name: string) => boolean, isQuiet: () => boolean) => {
      const names = sortBySize(recipes.keys()).filter((name) => !isThere(name))
      const onEnd = (err: unknown) => log.warn({ err }, 'pictures are derived only as they are asked for')
      stop = fillPictures({ names, deriver, isQuiet, onEnd })
    },
    close: () => {
      stop()
      deriver.close()
    },
  }
}
