import { INVITATION_LINK_MAX_LENGTH, INVITATION_MAX_DAYS, INVITATION_MAX_USES } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, type Static, string } from '../schema.ts'
import { GroupCard, GroupParams } from './group.ts'
import { MemberCard } from './memberCard.ts'

export const GroupInvitation = object({
	id: string(),
	/** The end of the shared address, `invitationPath(code)`. */
	code: string(),
	/** Null if the account is deleted. */
	by: nullable(MemberCard),
	/** ISO instants; null: it does not expire. */
	createdAt: string(),
	expiresAt: nullable(string()),
	uses: integer(),
	/** Null: no limit. */
	maxUses: nullable(integer()),
})
export type GroupInvitation = Static<typeof GroupInvitation>

export const invitationsRoute = route('GET', '/api/groups/:id/invitations', {
	session: 'needed',
	summary: 'The invitations of a group that still work, the newest first',
	tag: 'community',
	params: GroupParams,
	answer: object({ items: array(GroupInvitation) }),
})

export const createInvitationRoute = route('POST', '/api/groups/:id/invitations', {
	summary: 'Makes an invitation link',
	tag: 'community',
	params: GroupParams,
	body: object({
		days: nullable(integer({ minimum: 1, maximum: INVITATION_MAX_DAYS })),
		maxUses: nullable(integer({ minimum: 1, maximum: INVITATION_MAX_USES })),
	}),
	answer: GroupInvitation,
})

export const revokeInvitationRoute = route('DELETE', '/api/groups/:id/invitations/:invitationId', {
	summary: 'Ends an invitation link',
	tag: 'community',
	params: object({ id: GroupParams.properties.id, invitationId: string({ pattern: '^[1-9][0-9]{0,14}$' }) }),
	answer: object({ done: boolean() }),
})

export const invitedGroupRoute = route('GET', '/api/groups/invited', {
	session: 'needed',
	summary:
		'Which group a link, a code or an id leads to, before joining it. 404 `group.invitation.invalid` as for joining',
	tag: 'community',
	query: object({ link: string({ maxLength: INVITATION_LINK_MAX_LENGTH }) }),
	answer: GroupCard,
})
