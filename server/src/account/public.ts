// The public module of this slice: the only file of it that another slice imports.
export { apiEntry } from './api/apiEntry.ts'
export type { ArchivePart } from './archive/archivePart.ts'
export { signInByOneFactor } from './signIn.ts'
