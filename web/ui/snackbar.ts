import { loadSnackbars } from '../use-snackbars.ts'

/** What a reader can do about a notice, such as undo what it says. */
export type WayBack = { text: string; act: () => void }

/** Says something at the bottom for three seconds, eight with a way back; longer while it is read. */
export function notify(text: string, way?: WayBack): void {
  void loadSnackbars().then((pieces) => pieces?.addNotice(text, way))
}
