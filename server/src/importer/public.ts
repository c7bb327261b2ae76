// The public module of the importer: the only file of it that a plugin imports.
export { SHIPPED_DUBS } from './importDubs.ts'
export { BROADCASTS_SOURCE } from './sources/broadcasts.ts'
export { DUBS_SOURCE } from './sources/dubs.ts'
export { EPISODES_SOURCE } from './sources/episodes.ts'
export { WIKIDATA_SOURCE } from './sources/wikidata.ts'
export { WIKIPEDIA_SOURCE } from './sources/wikipedia.ts'
