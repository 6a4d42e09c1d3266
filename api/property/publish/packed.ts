import { gunzipSync, gzipSync } from 'node:zlib'

import type { DraftDocument } from '#contract/draft/document.ts'

/** A document as versions and saves keep it. */
export function packDocument(document: DraftDocument): Buffer {
  return gzipSync(JSON.stringify(document))
}

/** The document of a version or save. */
export function unpackDocument(packed: Uint8Array): DraftDocument {
  return JSON.parse(gunzipSync(packed).toString()) as DraftDocument
}

/** Numbers of the uploads that a document names, whether as pictures, posters or a look around. */
export function listUploads(document: DraftDocument): string[] {
  const found = JSON.stringify(document).matchAll(/\bu\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/g)
  return [...new Set([...found].map(([, id]) => id!))]
}
