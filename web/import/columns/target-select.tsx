import { useTexts } from '../../texts.ts'
import { groupNames, nameTarget, targetGroups } from './targets.ts'

type Props = {
  label: string
  value: string | null
  /** What stands where nothing is chosen. */
  none?: string
  /** Those that can be chosen; all where it is left out. */
  only?: (target: string) => boolean
  onChange: (target: string | null) => void
}

/** One of the template's columns, in groups. */
export function TargetSelect({ label, value, none, only = () => true, onChange }: Props) {
  const t = useTexts()
  return (
    <select aria-label={label} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{none ?? t('import.ignore')}</option>
      {groupNames.map((group) => {
        const targets = targetGroups[group].filter(only)
        return (
          targets.length > 0 && (
            <optgroup key={group} label={t(`import.group.${group}`)}>
              {targets.map((target) => (
                <option key={target} value={target}>
                  {nameTarget(target, t)}
                </option>
              ))}
            </optgroup>
          )
        )
      })}
    </select>
  )
}
