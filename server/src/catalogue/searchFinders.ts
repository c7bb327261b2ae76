import type { MemberCard, SearchList } from 'shared-contract'

/**
 * Searches of other slices, which the site passes to the catalogue. Their results are part of a response that every visitor may
 * get from a cache, so they hold only what is public. They return at most `limit` results, best first.
 */
export interface SearchFinders {
	members: (query: string, limit: number) => Promise<MemberCard[]>
	lists: (query: string, limit: number) => Promise<SearchList[]>
}

export const NO_FINDERS: SearchFinders = { members: async () => [], lists: async () => [] }
