import type { GroupAction, GroupLogLine } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { requireRight } from './lockGroup.ts'

/** More of them fit on no screen; older ones are not listed. */
const SHOWN = 100

interface Act {
	groupId: string
	/** Who acts. */
	memberId: string
	action: GroupAction
	otherId?: string
	/** The role or the name that was given. */
	text?: string
}

/** Writes what a member did to a locked group. */
export async function logAct(transaction: Database, { groupId, memberId, action, otherId, text }: Act): Promise<void> {
	const named = { member_id: otherId ?? null, ...(text !== undefined && { text }) }
	await transaction
		.insertInto('group_log')
		.values({ group_id: groupId, actor_id: memberId, action, ...named })
		.execute()
}

/** The latest acts, last first. @throws Problem 403, 404. */
export async function groupLog(db: Database, groupId: string, memberId: string): Promise<GroupLogLine[]> {
	await requireRight(db, groupId, memberId, 'kick')
	const rows = await db
		.selectFrom('group_log as l')
		.leftJoin('member as by', 'by.id', 'l.actor_id')
		.leftJoin('member as m', 'm.id', 'l.member_id')
		.where('l.group_id', '=', groupId)
		.select(['l.id', 'l.action', 'l.text', 'l.at', 'by.username as by', 'm.username as member'])
		.orderBy('l.id', 'desc')
		.limit(SHOWN)
		.execute()
	return rows.map(({ id, at, ...line }) => ({ ...line, id: String(id), at: at.toISOString() }))
}
