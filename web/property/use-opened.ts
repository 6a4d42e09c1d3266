import { useEffect } from 'react'

/** Milliseconds in view after which a page counts as opened. */
const patience = 5000

/** Tells the API once that a property's page was in view, and nothing of who looked. */
export function useOpened(code: string | undefined): void {
  useEffect(() => {
    if (!code) return undefined
    let timer = 0
    const watch = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = window.setTimeout(tell, patience)
    }
    const end = () => {
      clearTimeout(timer)
      removeEventListener('visibilitychange', watch, true)
    }
    const tell = () => {
      end()
      navigator.sendBeacon(`/v2/properties/${code}/opened`)
    }
    addEventListener('visibilitychange', watch, true)
    watch()
    return end
  }, [code])
}
