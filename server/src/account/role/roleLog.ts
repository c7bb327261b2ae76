import { ROLE_LOG_SIZE, type RoleChange } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** The latest changes of roles, newest first. */
export async function readRoleLog(db: Database): Promise<RoleChange[]> {
	const rows = await db
		.selectFrom('role_change as r')
		.innerJoin('member as m', 'm.id', 'r.member_id')
		.leftJoin('member as b', 'b.id', 'r.changed_by')
		.select(['r.id', 'm.username as member', 'b.username as by', 'r.before', 'r.after', 'r.changed_at'])
		.orderBy('r.id', 'desc')
		.limit(ROLE_LOG_SIZE)
		.execute()
	return rows.map(({ changed_at, ...row }) => ({ ...row, at: changed_at.toISOString() }))
}
