import * as z from 'zod/mini'

import { passwordsMatch, passwordTwice } from '#contract/account/account.ts'

/** The part of an endpoint's input that its reader writes: a new password, twice. */
export const passwordsInput = z.object(passwordTwice).check(passwordsMatch)
