import { useEffectEvent, useId, useLayoutEffect } from 'react'

import { Dialog } from '../dialog.tsx'

type Props = { title: string; children: React.ReactNode; onClose: () => void }

/** A dialog that is open as long as it is rendered; the focus goes back to where it was. */
export function OpenDialog({ title, children, onClose }: Props) {
  const id = useId()
  const closed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = document.getElementById(id) as HTMLDialogElement
    const close = () => {
      if (!dialog.open) closed()
    }
    dialog.addEventListener('close', close)
    dialog.showModal()
    dialog.querySelector<HTMLElement>('input, [data-first]')?.focus()
    return () => {
      dialog.removeEventListener('close', close)
      dialog.close()
    }
  }, [id])
  return (
    <Dialog id={id} title={title}>
      {children}
    </Dialog>
  )
}
