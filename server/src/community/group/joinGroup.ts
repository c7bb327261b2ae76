import { type GroupCard, groupInitials, invitationCode } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { isInGroup } from './groups.ts'
import { countUse, type Way, wayIn } from './invitations.ts'
import { enter, lockMemberships } from './membership.ts'

interface Joining {
	/** The typed text: a link, a code or an id. */
	link: string
	memberId: string
	now: Date
}

const notFound = () => new Problem('group.invitation.invalid', 404)

/**
 * Adds a member to the group that a link leads to. For a member who is in it already no use of the link is counted.
 *
 * @throws Problem 404 `group.invitation.invalid`, 409 `group.full` or `group.tooMany`.
 */
export async function joinGroup(
	db: Database,
	{ link, memberId, now }: Joining,
): Promise<{ groupId: string; isNew: boolean }> {
	const way = await wayOf(db, link, { memberId, now })
	if (await isInGroup(db, way.groupId, memberId)) return { groupId: way.groupId, isNew: false }
	return inTransaction(db, async (transaction) => {
		await lockMemberships(transaction, memberId)
		const { groupId, invitationId } = way
		const group = await transaction
			.selectFrom('community_group')
			.where('id', '=', groupId)
			.select('is_public')
			.forUpdate()
			.executeTakeFirst()
		if (!group) throw notFound()
		if (await isInGroup(transaction, groupId, memberId)) return { groupId, isNew: false }
		const mayEnter = invitationId === null ? group.is_public : await countUse(transaction, invitationId, now)
		if (!mayEnter) throw notFound()
		await enter(transaction, { groupId, memberId, role: 'member', now })
		return { groupId, isNew: true }
	})
}

/** Previews the group that a link leads to. @throws Problem 404 `group.invitation.invalid`. */
export async function invitedGroup(db: Database, { link, memberId, now }: Joining): Promise<GroupCard> {
	const { groupId } = await wayOf(db, link, { memberId, now })
	const group = await db.selectFrom('community_group').where('id', '=', groupId).selectAll().executeTakeFirst()
	if (!group) throw notFound()
	const { id, name, description } = group
	const figures = { isPublic: group.is_public, memberCount: group.member_count, initials: groupInitials(name) }
	return { id, name, description, ...figures, joined: await isInGroup(db, id, memberId) }
}

async function wayOf(db: Database, link: string, { memberId, now }: { memberId: string; now: Date }): Promise<Way> {
	const code = invitationCode(link)
	const way = code === '' ? undefined : await wayIn(db, code, now)
	if (way) return way
	// The id of one of the member's own groups works even if the group is private.
	if (await isInGroup(db, code, memberId)) return { groupId: code, invitationId: null }
	throw notFound()
}
