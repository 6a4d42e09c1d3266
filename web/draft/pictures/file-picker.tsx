import { IconCamera, IconUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'

import styles from './pictures.module.css'

type Props = {
  label: string
  accept: string
  onFiles: (files: File[]) => void
  isMultiple?: boolean
  /** Words of a second button that opens the camera of a telephone. */
  camera?: string
  /** Said below, where files may be dropped. */
  hint?: string
}

/** Pictures that every browser hands over; iOS makes JPEG of its own kind for it. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** Chooses files, or takes what is dropped. */
export function FilePicker({ label, accept, onFiles, isMultiple = false, camera, hint }: Props) {
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen.length > 0) onFiles(isMultiple ? chosen : chosen.slice(0, 1))
  }
  return (
    // Dropping is a short cut: the buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`${styles.picker} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <FileButton label={label} accept={accept} isMultiple={isMultiple} onFiles={take}>
        <IconUpload aria-hidden />
      </FileButton>
      {camera && (
        <FileButton label={camera} accept={accept} isCamera onFiles={take} className={styles.camera}>
          <IconCamera aria-hidden />
        </FileButton>
      )}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}

type ButtonProps = {
  label: string
  accept: string
  onFiles: (files: FileList | null) => void
  isMultiple?: boolean
  isCamera?: boolean
  className?: string | undefined
  children: React.ReactNode
}

function FileButton({ label, accept, onFiles, isMultiple, isCamera, className = '', children }: ButtonProps) {
  const id = useId()
  return (
    <span className={`${styles.file} ${className}`}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={(event) => {
          onFiles(event.target.files)
          event.target.value = ''
        }}
      />
      <label htmlFor={id}>
        {children}
        {label}
      </label>
    </span>
  )
}
