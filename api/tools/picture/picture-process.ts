// A process of its own, begun by `pictures.ts`: what is decoded takes neither threads nor memory of the server, and can
// be ended at any moment. It is run with its types taken out, since taking them out here would cost 12 MB.
import sharp from 'sharp'

import type { Asked, Made } from './pictures.ts'

sharp.cache(false)
sharp.concurrency(1)

const maxPixels = 40_000_000

process.on('message', ({ bytes, shape }: Asked) => {
  const { width, height, fit, quality } = shape
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(width, height, {
      fit,
      ...(fit === 'cover' && { position: 'attention' }),
      withoutEnlargement: fit === 'inside',
      background: '#0000',
    })
    .webp({ quality })
    .toBuffer()
    .then(answer, () => answer(null))
})
process.on('disconnect', () => process.exit())

function answer(picture: Buffer | null): void {
  process.send?.({ picture } satisfies Made)
}
