import { join } from 'node:path'

import type { Folder } from './files.ts'

const day = 86_400

/** The folders of the product whose files the front serves. */
export function listSiteFolders(root: string) {
  const publicFolder: Folder = { path: '/', folder: join(root, 'public'), maxAge: () => day }
  const siteFolder: Folder = {
    path: '/',
    folder: join(root, 'build', 'site', 'client'),
    // The worker that keeps copies must be this build's.
    maxAge: (name) => (name.startsWith('assets') ? 'forever' : name === 'service-worker.js' ? 0 : day),
    isHeld: true,
  }
  const videoFolder: Folder = { path: '/videos', folder: join(root, 'demo', 'videos'), maxAge: () => 30 * day }
  return { publicFolder, siteFolder, videoFolder }
}

/** A folder of derived pictures, which other sites may show as well. */
export function describePictureFolder(folder: string): Folder {
  return { path: '/pictures', folder, maxAge: () => 30 * day, isForAll: true }
}
