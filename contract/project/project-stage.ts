/** RESO DevelopmentStatus, in the order a project goes through them. No schema stands here: the browser needs the names alone. */
export const projectStages = ['planned', 'under_construction', 'finished'] as const
export const unitStatuses = ['available', 'reserved', 'sold'] as const
