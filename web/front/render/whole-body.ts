/** The entry file is built apart from what serves its pages: both must name the same key. */
const key = Symbol.for('marquesina.whole-body')

type Carrier = Response & { [key]?: Buffer }

/** A response that carries its body beside it: through a stream it would be copied three times. */
export function respondWhole(html: Buffer, init: ResponseInit): Response {
  return Object.assign(new Response(null, init), { [key]: html })
}

/** The whole body of a response, however it comes. */
export async function readWhole(response: Response): Promise<Buffer> {
  return (response as Carrier)[key] ?? Buffer.from(await response.arrayBuffer())
}
