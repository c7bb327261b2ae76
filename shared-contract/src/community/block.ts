import { Done, Member } from '../account/session.ts'
import { route } from '../route.ts'
import { array, nullable, object, optional, type Static, string } from '../schema.ts'

/** A member, by id. */
export const MemberParams = object({ memberId: string({ minLength: 1, maxLength: 64 }) })

/** The cursor of the next page of a list. Opaque. */
export const Cursor = string({ minLength: 1, maxLength: 200 })

/** A blocked member, and since when (ISO instant). */
export const BlockedMember = object({ ...Member.properties, blockedAt: string() })
export type BlockedMember = Static<typeof BlockedMember>

export const blocksRoute = route('GET', '/api/blocks', {
	session: 'needed',
	summary: 'Whom the member blocked, the latest first',
	tag: 'community',
	query: object({ after: optional(Cursor) }),
	answer: object({ items: array(BlockedMember), next: nullable(Cursor) }),
})

export const blockRoute = route('PUT', '/api/members/:memberId/block', {
	summary: 'Blocks a member: each is hidden from the other, and neither follows the other any more',
	tag: 'community',
	params: MemberParams,
	answer: Done,
})

export const unblockRoute = route('DELETE', '/api/members/:memberId/block', {
	summary: 'Takes a block back',
	tag: 'community',
	params: MemberParams,
	answer: Done,
})
