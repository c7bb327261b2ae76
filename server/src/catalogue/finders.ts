import type { MemberCard, SearchList } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'

/** Whether members have commented on an episode. */
export type IsDiscussed = (db: Database, episodeId: number) => Promise<boolean>

/** Reads of later slices, which the site passes to the catalogue. */
export interface Finders {
	/**
	 * Searches. They hold what the reader may see (`null`: a visitor, whose response every other visitor may get from a cache), at
	 * most `limit` results, best first.
	 */
	members: (query: string, limit: number, readerId: string | null) => Promise<MemberCard[]>
	lists: (query: string, limit: number, readerId: string | null) => Promise<SearchList[]>
	/** The ids of the titles on a member's list. */
	saved: (memberId: string) => Promise<ReadonlySet<number>>
	isDiscussed: IsDiscussed
}

export const NO_FINDERS: Finders = {
	members: async () => [],
	lists: async () => [],
	saved: async () => new Set(),
	isDiscussed: async () => false,
}
