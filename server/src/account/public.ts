// The public module of this slice: the only file of it that another slice imports.
export { apiEntry } from './api/apiEntry.ts'
export { changeEntry } from './list/changeEntry.ts'
export { readEntry } from './list/entryRow.ts'
export { readList } from './list/readList.ts'
export { titleOnSite } from './list/titleOfEntry.ts'
