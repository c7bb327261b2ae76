import { MEMBERS_PAGE_SIZE, USERNAME_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { Done, Member, ROLES } from './session.ts'

/** A member in the list of the members page, where admins assign roles. */
export const ListedMember = object({
	...Member.properties,
	/** ISO instant. */
	joinedAt: string(),
	/** True if no ranking counts their votes. */
	votesAside: boolean(),
})
export type ListedMember = Static<typeof ListedMember>

export const MembersQuery = object({
	/** Part of a name; empty restricts nothing. */
	q: optional(string({ maxLength: USERNAME_MAX_LENGTH * 4 })),
	role: optional(oneOf(ROLES)),
	page: optional(integer({ minimum: 1, maximum: 1_000_000 })),
})
export type MembersQuery = Static<typeof MembersQuery>

export const MemberList = object({
	items: array(ListedMember),
	page: integer(),
	pageSize: integer(),
	total: integer(),
})
export type MemberList = Static<typeof MemberList>

export const membersRoute = route('GET', '/api/members', {
	session: 'needed',
	summary: `${MEMBERS_PAGE_SIZE} of the members, those with the most rights first. For admins`,
	tag: 'account',
	query: MembersQuery,
	answer: MemberList,
})

export const setRoleRoute = route('PUT', '/api/members/:memberId/role', {
	summary: 'Gives a member a role. For admins; 409 where it would take the role from the last of them',
	tag: 'account',
	params: object({ memberId: string({ maxLength: 36 }) }),
	body: object({ role: oneOf(ROLES) }),
	answer: ListedMember,
})

export const setVotesAsideRoute = route('PUT', '/api/members/:memberId/votes', {
	summary: 'Keeps the votes of a member out of the rankings, or counts them again. For admins',
	tag: 'account',
	params: object({ memberId: string({ maxLength: 36 }) }),
	body: object({ aside: boolean() }),
	answer: Done,
})

/** A change of a member's role. Without an author it was made by a command on the server. */
export const RoleChange = object({
	id: integer(),
	member: string(),
	by: nullable(string()),
	before: oneOf(ROLES),
	after: oneOf(ROLES),
	/** ISO instant. */
	at: string(),
})
export type RoleChange = Static<typeof RoleChange>

export const roleLogRoute = route('GET', '/api/members/role-log', {
	session: 'needed',
	summary: 'The latest changes of roles. For admins',
	tag: 'account',
	answer: object({ items: array(RoleChange) }),
})
