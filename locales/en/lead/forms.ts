import error from '../errors.ts'
import form from '../ui/form.ts'
import facts from './facts.ts'
import lead from './lead.ts'

/** The words of every form: where there is one, all of them come. */
export default { ...error, ...form, ...facts, ...lead }
