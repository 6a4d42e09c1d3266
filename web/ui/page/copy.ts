import { notify } from '../snackbar.ts'

/** Puts a text on the clipboard and says so, or says that the browser would not. */
export async function copy(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify(done)
  } catch {
    notify(failed)
  }
}
