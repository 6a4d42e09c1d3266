import form from '../ui/form/form.module.css'

/** Why something was refused, where it was. */
export function RefusedLines({ failure }: { failure: readonly string[] }) {
  return (
    failure.length > 0 && (
      <p className={form.problem} role="alert">
        {failure.join('\n')}
      </p>
    )
  )
}
