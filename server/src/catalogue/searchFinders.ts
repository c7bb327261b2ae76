import type { MemberCard, SearchList } from 'shared-contract'

/**
 * Searches of other slices, which the site passes to the catalogue. They hold what the reader may see (`null`: a visitor, whose
 * response every other visitor may get from a cache), at most `limit` results, best first.
 */
export interface SearchFinders {
	members: (query: string, limit: number, readerId: string | null) => Promise<MemberCard[]>
	lists: (query: string, limit: number, readerId: string | null) => Promise<SearchList[]>
}

export const NO_FINDERS: SearchFinders = { members: async () => [], lists: async () => [] }
