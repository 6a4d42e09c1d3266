import type { ReactNode } from 'react'

import form from '../../ui/form/form.module.css'

/** Why an email's link shows nothing, what to do about it, and the way on. */
export function LinkNotice({ text, advice, children }: { text: string; advice?: string; children: ReactNode }) {
  return (
    <>
      <div className={form.form} role="alert">
        <p>{text}</p>
        {advice && <p>{advice}</p>}
      </div>
      <div className="actions">{children}</div>
    </>
  )
}
