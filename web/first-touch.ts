/** The reader's first move on the page: what serves only whoever acts is fetched from then on. Never on the server. */
export const firstTouch = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  // A press before this script.
  if (document.querySelector("[data-early='pressed']")) return resolve()
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'touchstart']) {
    addEventListener(sign, () => resolve(), { once: true, passive: true })
  }
})
