/** Where the browser keeps nothing. */
const places = new Map<string, string>()

/** Where a file was begun to be sent; null where it was not, or is there. */
export function findUploadPlace(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? places.get(name) ?? null
  } catch {
    return places.get(name) ?? null
  }
}

/** Remembers that, for whoever chooses the same file again; null forgets it. */
export function keepUploadPlace(name: string, address: string | null): void {
  if (address === null) places.delete(name)
  else places.set(name, address)
  try {
    if (address === null) localStorage.removeItem(name)
    else localStorage.setItem(name, address)
  } catch {
    // It is known as long as the page is open.
  }
}
