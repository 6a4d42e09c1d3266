import { useEffect, useRef, type RefObject } from 'react'

/** Runs in the head: a press on a button that the page shows before its code is there is remembered, and a second one takes it back. */
export const earlyPressScript = `addEventListener('click',function(event){
var button=event.target.closest&&event.target.closest('button[data-early]');
if(button&&button.dataset.early!=='live')button.dataset.early=button.dataset.early?'':'pressed'
})`

/** What such a button bears: `data-early` is empty, then `pressed` where its reader was faster than its code, and `live` from then on. */
export function useEarlyPress(press: () => void): { ref: RefObject<HTMLButtonElement | null>; 'data-early': '' } {
  const ref = useRef<HTMLButtonElement>(null)
  const act = useRef(press)
  useEffect(() => {
    const button = ref.current
    if (!button || button.dataset.early === 'live') return
    const wasPressed = button.dataset.early === 'pressed'
    button.dataset.early = 'live'
    if (wasPressed) act.current()
  }, [])
  return { ref, 'data-early': '' }
}
