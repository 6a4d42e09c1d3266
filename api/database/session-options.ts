/** How each session of ours with a PostgreSQL server begins: without its JIT, which took 250 ms for a statement of one (decision 232). */
export const sessionOptions = { application_name: 'marquesina', options: '-c jit=off' }
