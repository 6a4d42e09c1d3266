import { maxPieceBytes, uploadBytes } from '#contract/picture/picture.ts'

import type { Answer, Call } from '../http/call.ts'
import { tusVersion } from './rules.ts'

const spoken = {
  'Tus-Resumable': tusVersion,
  'Tus-Version': tusVersion,
  'Tus-Extension': 'creation,termination,expiration,checksum',
  'Tus-Max-Size': String(Math.max(...Object.values(uploadBytes))),
  'Tus-Checksum-Algorithm': 'sha256',
  'Upload-Max-Piece': String(maxPieceBytes),
}

/** Says of every answer to an upload which tus it speaks, and to `OPTIONS` how much of it. */
export function addTusHeaders({ path, method }: Call, answer: Answer): Answer {
  if (!/^\/v2\/uploads(\/|$)/.test(path)) return answer
  const more = method === 'OPTIONS' || answer.status === 412 ? spoken : { 'Tus-Resumable': tusVersion }
  return { ...answer, headers: { ...answer.headers, ...more } }
}
