import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import { brand as brandSchema, demoBrand, type Brand } from '#contract/brand.ts'

import type { Folder } from './files.ts'

/** The brand of `file`, or the demo's without one; refuses a file that is none, naming what is wrong with it. */
export function readBrand(file: string | undefined): { brand: Brand; folders: Folder[] } {
  if (!file) return { brand: demoBrand, folders: [] }
  const parsed = brandSchema.safeParse(jsonOf(file))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`BRAND_FILE ${file} is no brand: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { logo, icon } = parsed.data
  const pictures = [logo, icon].flatMap((files) => Object.values(files ?? {}))
  return {
    brand: parsed.data,
    folders: [
      {
        path: '/brand',
        folder: dirname(resolve(file)),
        only: pictures,
        ...(icon && { as: iconPaths(icon) }),
        maxAge: () => 3600,
        isForAll: true,
      },
    ],
  }
}

/** The fixed addresses at which pages and browsers look for icons. */
function iconPaths({ svg, png_192, png_512 }: NonNullable<Brand['icon']>): NonNullable<Folder['as']> {
  return {
    '/favicon.svg': svg,
    '/favicon.ico': png_192,
    '/apple-touch-icon.png': png_192,
    '/icon-192.png': png_192,
    '/icon-512.png': png_512,
    '/icon-maskable-512.png': png_512,
  }
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`BRAND_FILE ${file} cannot be read as JSON`, { cause: error })
  }
}
