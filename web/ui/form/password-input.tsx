import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'

import { useTexts } from '../../texts.ts'
import styles from './form.module.css'
import { TextInput } from './text-input.tsx'
import type { Field } from './use-form.ts'

type Props = { field: Field; label: string; hint?: string; autoComplete: 'current-password' | 'new-password' }

/** A password, hidden until its writer asks to see it. */
export function PasswordInput(props: Props) {
  const t = useTexts()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      isRequired
      end={
        <button
          className={styles.eye}
          type="button"
          aria-label={t('form.show_password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </button>
      }
    />
  )
}
