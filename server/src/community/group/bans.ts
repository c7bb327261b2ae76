import { type GroupBan, outranks } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { toMemberCard } from '../memberCard.ts'
import { logAct } from './groupLog.ts'
import { lockGroup, requireRight, roleOf } from './lockGroup.ts'

/** More of them fit on no screen; the oldest are not listed. */
const SHOWN = 100

interface Ban {
	groupId: string
	/** Who acts. */
	memberId: string
	otherId: string
}

/** Keeps a member out of a locked group. */
export async function storeBan(
	transaction: Database,
	{ groupId, memberId, otherId, now }: Ban & { now: Date },
): Promise<void> {
	await transaction
		.insertInto('group_ban')
		.values({ group_id: groupId, member_id: otherId, banned_by: memberId, banned_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** @throws Problem 403 `group.banned` if the group keeps a member out. */
export async function refuseBanned(db: Database, groupId: string, memberId: string): Promise<void> {
	const ban = await db
		.selectFrom('group_ban')
		.where('group_id', '=', groupId)
		.where('member_id', '=', memberId)
		.select('banned_at')
		.executeTakeFirst()
	if (ban) throw new Problem('group.banned', 403)
}

/** Whom a group keeps out, last first. @throws Problem 403, 404. */
export async function bansOf(db: Database, groupId: string, memberId: string): Promise<GroupBan[]> {
	await requireRight(db, groupId, memberId, 'kick')
	const rows = await db
		.selectFrom('group_ban as b')
		.innerJoin('member as m', 'm.id', 'b.member_id')
		.leftJoin('member as by', 'by.id', 'b.banned_by')
		.where('b.group_id', '=', groupId)
		.select(['m.id', 'm.username', 'm.avatar_url', 'b.banned_at', 'by.username as banned_by'])
		.orderBy('b.banned_at', 'desc')
		.orderBy('m.id')
		.limit(SHOWN)
		.execute()
	return rows.map((row) => ({ ...toMemberCard(row), by: row.banned_by, at: row.banned_at.toISOString() }))
}

/** Lets a member come back. A ban by an admin is ended by an admin. @throws Problem 403, 404. */
export async function endBan(db: Database, { groupId, memberId, otherId }: Ban): Promise<void> {
	await inTransaction(db, async (transaction) => {
		const { role } = await lockGroup(transaction, groupId, memberId, 'kick')
		const ban = await transaction
			.deleteFrom('group_ban')
			.where('group_id', '=', groupId)
			.where('member_id', '=', otherId)
			.returning('banned_by')
			.executeTakeFirst()
		if (!ban) throw new Problem('request.notFound', 404)
		const bannedBy = ban.banned_by === null ? undefined : await roleOf(transaction, groupId, ban.banned_by)
		if (bannedBy && outranks(bannedBy, role)) throw new Problem('request.forbidden', 403)
		await logAct(transaction, { groupId, memberId, otherId, action: 'unbanned' })
	})
}
