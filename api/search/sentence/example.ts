/** A sentence, the query it means, and, parted by ` / `, its words to be searched as they are and those of no use. */
export type Example = [sentence: string, query: string, rest?: string, unused?: string]
