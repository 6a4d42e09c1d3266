import { join } from 'node:path'

import type { Logger } from 'pino'

import { createDeriver } from '#api/tools/picture/deriver.ts'
import { fillPictures } from '#api/tools/picture/fill-pictures.ts'
import { createPictureFolder } from '#api/tools/picture/picture-folder.ts'
import { createPictureAnswers, type Pictures } from '#web/front/pictures.ts'
import { describePictureFolder } from '#web/front/site-folders.ts'

import { canWriteIn } from '../builder/build-turn.ts'
import { listRecipes, sortBySize } from './picture-recipes.ts'

type Places = { built: string; dataDir: string; log: Pick<Logger, 'warn'> }

export type OpenPictures = Pictures & {
  /** Makes what is missing while nobody asks anything. */
  fill: (isQuiet: () => boolean) => void
  close: () => void
}

/**
 * The pictures of the demo world and of the first pages, derived as they are asked for. They are kept with the build or,
 * where that is read-only, with the data.
 */
export function openPictures({ built, dataDir, log }: Places): OpenPictures {
  const places = [join(built, 'pictures'), join(dataDir, 'pictures')]
  const folders = canWriteIn(places[0]!) ? places.slice(0, 1) : places
  const recipes = listRecipes()
  const deriver = createDeriver({
    findRecipe: (name) => recipes.get(name)?.() ?? null,
    store: createPictureFolder(folders.at(-1)!),
    onFailed: (err, name) => log.warn({ err, name }, 'a derived picture could not be made'),
    onLost: (err, name) => log.warn({ err, name }, 'a derived picture could not be kept'),
  })
  const answers = createPictureAnswers({
    folders: folders.map(describePictureFolder),
    names: new Set(recipes.keys()),
    derive: deriver.derive,
  })
  const onEnd = (err: unknown) => log.warn({ err }, 'pictures are derived only as they are asked for')
  let stop: (() => void) | undefined
  return {
    ...answers,
    fill: (isQuiet) => {
      const names = sortBySize(recipes.keys()).filter((name) => !answers.isThere(`/pictures/${name}`))
      stop = fillPictures({ names, deriver, isQuiet, onEnd })
    },
    close: () => {
      stop?.()
      deriver.close()
    },
  }
}
