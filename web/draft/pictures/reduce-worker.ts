// A worker: turns a picture upright and makes it smaller, so that a telephone sends a tenth and says nothing of where it was.
import { reducePicture, type Reduced, type ToReduce } from './reduce-picture.ts'

const createCanvas = (width: number, height: number) => new OffscreenCanvas(width, height)

async function answer(task: ToReduce): Promise<void> {
  const done: Reduced = await reducePicture(task, createCanvas)
  postMessage(done)
}

addEventListener('message', ({ data }: MessageEvent<ToReduce>) => void answer(data))
