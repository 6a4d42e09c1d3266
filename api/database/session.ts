/**
 * How a session of ours begins. What looks costly to the planner would be compiled, which takes 250 ms and saves none of
 * them: statements are short (decision 232).
 */
export const session = { application_name: 'marquesina', options: '-c jit=off' }
