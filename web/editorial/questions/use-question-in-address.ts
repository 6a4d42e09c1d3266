import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the address names (`#ipi`), which browsers do by themselves only for a loaded document. */
export function useQuestionInAddress(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash && document.getElementById(hash.slice(1))
    if (answer) reveal(answer)
  }, [hash])
}

function reveal(answer: Element): void {
  answer.closest('details')?.setAttribute('open', '')
  answer.scrollIntoView()
}
