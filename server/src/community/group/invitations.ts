import { sql } from 'kysely'
import { GROUP_ROLES, type GroupInvitation, INVITATIONS_PER_GROUP, mayInGroup } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { toMemberCard } from '../memberCard.ts'
import { logAct } from './groupLog.ts'
import { lockGroup, requireRight } from './lockGroup.ts'
import { randomId } from './randomId.ts'

// 100 bits: too many to guess.
const CODE_LENGTH = 20

interface Row {
	id: number
	code: string
	member_id: string | null
	username: string | null
	avatar_url: string | null
	created_at: Date
	expires_at: Date | null
	uses: number
	max_uses: number | null
}

const INVITERS = GROUP_ROLES.filter((role) => mayInGroup(role, 'invite'))

// An invitation holds while its maker may invite: who is kicked out does not come back by their own.
const isValid = (now: Date) =>
	sql`(i.expires_at is null or i.expires_at > ${now}) and (i.max_uses is null or i.uses < i.max_uses)
		and exists (select from group_member g
			where g.group_id = i.group_id and g.member_id = i.created_by and g.role = any(${INVITERS}))`

/** The valid invitations of a group, newest first. The member needs the right to invite. */
export async function invitationsOf(
	db: Database,
	{ groupId, memberId, now }: { groupId: string; memberId: string; now: Date },
): Promise<GroupInvitation[]> {
	await requireRight(db, groupId, memberId, 'invite')
	return read(db, sql`i.group_id = ${groupId} and ${isValid(now)}`)
}

async function read(db: Database, condition: ReturnType<typeof isValid>): Promise<GroupInvitation[]> {
	const { rows } = await sql<Row>`
		select i.id, i.code, m.id as member_id, m.username, m.avatar_url, i.created_at, i.expires_at, i.uses, i.max_uses
		from group_invitation i left join member m on m.id = i.created_by
		where ${condition} order by i.id desc limit ${INVITATIONS_PER_GROUP}`.execute(db)
	return rows.map(({ id, code, member_id, username, avatar_url, created_at, expires_at, uses, max_uses }) => ({
		id: String(id),
		code,
		by: member_id === null || username === null ? null : toMemberCard({ id: member_id, username, avatar_url }),
		createdAt: created_at.toISOString(),
		expiresAt: expires_at?.toISOString() ?? null,
		uses,
		maxUses: max_uses,
	}))
}

interface Draft {
	groupId: string
	memberId: string
	/** Days until it expires; null: never. */
	days: number | null
	/** Maximum number of uses; null: no limit. */
	maxUses: number | null
	now: Date
}

/** Creates an invitation and deletes invalid ones. @throws Problem 409 `group.invitation.tooMany`. */
export async function createInvitation(db: Database, draft: Draft): Promise<GroupInvitation> {
	const { groupId, memberId, days, maxUses, now } = draft
	return inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'invite')
		await sql`delete from group_invitation i where i.group_id = ${groupId} and not (${isValid(now)})`.execute(
			transaction,
		)
		const existing = await read(transaction, sql`i.group_id = ${groupId}`)
		if (existing.length >= INVITATIONS_PER_GROUP) throw new Problem('group.invitation.tooMany', 409)
		const { id } = await transaction
			.insertInto('group_invitation')
			.values({
				group_id: groupId,
				code: randomId(CODE_LENGTH),
				created_by: memberId,
				created_at: now,
				expires_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
				max_uses: maxUses,
			})
			.returning('id')
			.executeTakeFirstOrThrow()
		await logAct(transaction, { groupId, memberId, action: 'invited' })
		const [created] = await read(transaction, sql`i.id = ${id}`)
		if (!created) throw new Problem('server.failed', 500)
		return created
	})
}

/** Revokes an invitation. Idempotent. */
export async function revokeInvitation(
	db: Database,
	{ groupId, memberId, id }: { groupId: string; memberId: string; id: number },
): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockGroup(transaction, groupId, memberId, 'invite')
		const { numDeletedRows } = await transaction
			.deleteFrom('group_invitation')
			.where('group_id', '=', groupId)
			.where('id', '=', id)
			.executeTakeFirst()
		if (numDeletedRows > 0n) await logAct(transaction, { groupId, memberId, action: 'revoked' })
	})
}

/** The group that an invitation's code or a public group's id leads to. */
export interface InvitationTarget {
	groupId: string
	/** The invitation; null for the id of a public group. */
	invitationId: number | null
}

/** Resolves an invitation's code or the id of a public group. The id of a private group gives undefined. */
export async function resolveInvitation(db: Database, code: string, now: Date): Promise<InvitationTarget | undefined> {
	const { rows } = await sql<{ group_id: string; id: number }>`
		select i.group_id, i.id from group_invitation i where i.code = ${code} and ${isValid(now)}`.execute(db)
	const [invitation] = rows
	if (invitation) return { groupId: invitation.group_id, invitationId: invitation.id }
	const group = await db
		.selectFrom('community_group')
		.where('id', '=', code)
		.where('is_public', '=', true)
		.select('id')
		.executeTakeFirst()
	return group && { groupId: group.id, invitationId: null }
}

/** Counts one use of an invitation of a locked group. @returns whether it was valid. */
export async function countUse(transaction: Database, id: number, now: Date): Promise<boolean> {
	const { rows } = await sql`
		update group_invitation i set uses = i.uses + 1 where i.id = ${id} and ${isValid(now)} returning i.id`.execute(
		transaction,
	)
	return rows.length > 0
}
