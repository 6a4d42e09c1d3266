import type { ReactNode } from 'react'

import form from '../form/form.module.css'

/** Why a letter's link shows nothing, and the way on. */
export function LinkNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p role="alert">{text}</p>
      <div className={form.actions}>{children}</div>
    </>
  )
}
