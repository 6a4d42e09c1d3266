import { AppError } from '../../app-error.ts'
import { answerHeaders } from '../call.ts'
import type { ReadRoutes } from '../serve.ts'
import type { Tools } from '../../tools.ts'

const day = 86_400

/** Pictures of clients, as images and nothing else; their names change with their content. */
export function uploadReads({ uploads }: Pick<Tools, 'uploads'>): ReadRoutes {
  return {
    '/uploads/{name}': async ({ path }) => {
      const body = await uploads.read(path.slice('/uploads/'.length)).catch((cause: unknown) => {
        throw new AppError('storage.unavailable', { cause })
      })
      if (!body) throw new AppError('request.not_found')
      const headers = {
        ...answerHeaders,
        'Content-Type': 'image/webp',
        'Cache-Control': `public, max-age=${day}, immutable`,
      }
      return { status: 200, headers, body }
    },
  }
}
