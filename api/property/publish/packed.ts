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
