import { type GroupCard, groupInitials, invitationCode } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { refuseBanned } from './bans.ts'
import { isInGroup } from './groups.ts'
import { countUse, type InvitationTarget, resolveInvitation } from './invitations.ts'
import { addMember, lockMemberships } from './membership.ts'

interface JoinRequest {
	/** The typed text: a link, a code or an id. */
	link: string
	memberId: string
	now: Date
}

const notFound = () => new Problem('group.invitation.invalid', 404)

/**
 * Adds a member to the group that a link leads to. For a member who is in it already no use of the link is counted.
 *
 * @throws Problem 404 `group.invitation.invalid`, 403 `group.banned`, 409 `group.full` or `group.tooMany`.
 */
export async function joinGroup(
	db: Database,
	{ link, memberId, now }: JoinRequest,
): Promise<{ groupId: string; isNew: boolean }> {
	const target = await requireInvitation(db, link, { memberId, now })
	if (await isInGroup(db, target.groupId, memberId)) return { groupId: target.groupId, isNew: false }
	return inTransaction(db, async (transaction) => {
		await lockMemberships(transaction, memberId)
		const { groupId, invitationId } = target
		const group = await transaction
			.selectFrom('community_group')
			.where('id', '=', groupId)
			.select('is_public')
			.forUpdate()
			.executeTakeFirst()
		if (!group) throw notFound()
		if (await isInGroup(transaction, groupId, memberId)) return { groupId, isNew: false }
		await refuseBanned(transaction, groupId, memberId)
		const mayEnter = invitationId === null ? group.is_public : await countUse(transaction, invitationId, now)
		if (!mayEnter) throw notFound()
		await addMember(transaction, { groupId, memberId, role: 'member', now })
		return { groupId, isNew: true }
	})
}

/** Previews the group that a link leads to. @throws Problem 404 `group.invitation.invalid`. */
export async function invitedGroup(db: Database, { link, memberId, now }: JoinRequest): Promise<GroupCard> {
	const { groupId } = await requireInvitation(db, link, { memberId, now })
	const group = await db.selectFrom('community_group').where('id', '=', groupId).selectAll().executeTakeFirst()
	if (!group) throw notFound()
	const { id, name, description } = group
	const figures = { isPublic: group.is_public, memberCount: group.member_count, initials: groupInitials(name) }
	return { id, name, description, ...figures, joined: await isInGroup(db, id, memberId) }
}

async function requireInvitation(
	db: Database,
	link: string,
	{ memberId, now }: { memberId: string; now: Date },
): Promise<InvitationTarget> {
	const code = invitationCode(link)
	const target = code === '' ? undefined : await resolveInvitation(db, code, now)
	if (target) return target
	// The id of one of the member's own groups works even if the group is private.
	if (await isInGroup(db, code, memberId)) return { groupId: code, invitationId: null }
	throw notFound()
}
