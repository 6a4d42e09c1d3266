/** A file that is no backup, or no longer whole: says why, behind the file's name. */
export class ArchiveError extends Error {}
