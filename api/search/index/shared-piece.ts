type Kind<Numbers> = {
  new (memory: SharedArrayBuffer, from: number, length: number): Numbers
  readonly BYTES_PER_ELEMENT: number
}

/**
 * One piece of shared memory to cut arrays from. A piece as large as this goes back to the machine when it is let go;
 * dozens of arrays of a few megabytes stay with the allocator, and the process never gets smaller.
 */
export function takeSharedPiece(bytes: number) {
  const memory = new SharedArrayBuffer(bytes)
  let used = 0
  return <Numbers>(kind: Kind<Numbers>, length: number): Numbers => {
    const from = used
    used += measurePiece(kind, length)
    return new kind(memory, from, length)
  }
}

export type Cut = ReturnType<typeof takeSharedPiece>

/** What such an array takes; each begins where the widest number may stand. */
export function measurePiece(kind: { readonly BYTES_PER_ELEMENT: number }, length: number): number {
  return Math.ceil((length * kind.BYTES_PER_ELEMENT) / 8) * 8
}
