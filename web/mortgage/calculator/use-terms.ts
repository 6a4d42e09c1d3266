import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { useLanguage } from '../../texts.ts'
import { toTermsAddress } from './terms-address.ts'
import type { Terms } from './terms.ts'

/** How long the figures rest before the address says them. */
const rest = 400

/** The calculator's terms; what is changed becomes the page's address, so that it can be shared and gone back to. */
export function useTerms(asked: Terms) {
  const navigate = useNavigate()
  const language = useLanguage()
  const [terms, setTerms] = useState(asked)
  useEffect(() => {
    if (terms === asked) return undefined
    const timer = setTimeout(
      () => void navigate(toTermsAddress(terms, language), { replace: true, preventScrollReset: true }),
      rest,
    )
    return () => clearTimeout(timer)
  }, [terms, asked, language, navigate])
  return [terms, setTerms] as const
}
