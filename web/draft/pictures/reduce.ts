import type { Reduced, ToReduce } from './reduce-picture.ts'

/** Pictures are made smaller one after the other: a telephone has memory for one of them. */
let turn: Promise<unknown> = Promise.resolve()

/** Makes a picture smaller beside the page; where the browser cannot, it is sent as it is and the server does. */
export function reduce(task: ToReduce): Promise<Reduced> {
  const done = turn.then(() => inWorker(task))
  turn = done.catch(() => {})
  return done
}

async function inWorker(task: ToReduce): Promise<Reduced> {
  if (!('OffscreenCanvas' in globalThis)) return { blob: task.file, width: 0, height: 0 }
  const worker = new Worker(new URL('./reduce-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Reduced>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reduced>) => resolve(data))
      worker.addEventListener('error', () => resolve({ problem: 'picture.unreadable' }))
      worker.postMessage(task)
    })
  } finally {
    worker.terminate()
  }
}
