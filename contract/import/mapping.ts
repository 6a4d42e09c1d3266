/** How numbers are written in a column; `auto` reads each by its own marks and refuses what can be read in two ways. */
export const numberMarks = ['auto', 'point', 'comma'] as const
export type NumberMarks = (typeof numberMarks)[number]

/** What becomes of a column of a file. */
export type ColumnMapping = {
  /** A name of the columns of the template (`contract/exchange/template.ts`); null leaves the column out. */
  target: string | null
  /** What parts a list, where the column has one. */
  separator?: string
  marks?: NumberMarks
  /** What a value of the file means, by the value in lower case without blanks at its ends: 'apto.' is 'apartment'. */
  values?: Readonly<Record<string, string>>
}

/** How the files of a source are read: by the names of their columns, and what is the same for every row. */
export type Mapping = {
  columns: Readonly<Record<string, ColumnMapping>>
  /** What no column says: a target and its value. */
  constants: Readonly<Record<string, string>>
}
