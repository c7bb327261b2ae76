import { type TagName, tagListRoute } from 'shared-contract'
import { call } from 'shared-state'
import { loadedByKind } from './facets.ts'

/** Until they are loaded. */
export const NO_TAGS: { items: TagName[] } = { items: [] }

/** The tags that lists of each kind can be filtered by, those with the most titles first. */
export const $filterTags = loadedByKind(NO_TAGS, (kind) => call(tagListRoute, { query: { kind } }))
