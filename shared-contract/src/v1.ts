// The API for apps, version 1. The site's own pages do not use it.
export * from './v1/edit.ts'
export * from './v1/entry.ts'
export * from './v1/examples.ts'
export * from './v1/title.ts'
