import error from '../errors.ts'
import form from '../ui/form.ts'
import lead from './lead.ts'

/** The words of every form: where there is one, all of them come. */
export default { ...error, ...form, ...lead } as const
