/** Calls when the page has come to rest, and when somebody takes hold of it. */
export function listenToScroll(onRest: () => void, onHold: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(onRest, 150)
  }
  const saysEnd = 'onscrollend' in window
  if (saysEnd) window.addEventListener('scrollend', onRest, { signal })
  else window.addEventListener('scroll', onScroll, { passive: true, signal })
  for (const type of ['touchstart', 'wheel', 'keydown']) {
    window.addEventListener(type, onHold, { passive: true, signal })
  }
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
