import { sql } from 'kysely'
import type { ListedMember, Role } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { LISTED_COLUMNS, toListedMember } from './listedMember.ts'

interface RoleAssignment {
	memberId: string
	role: Role
	/** The acting admin; null for the command line. */
	byId: string | null
	now: Date
}

/**
 * Assigns a role and writes to the role log. Does nothing if the member has the role.
 *
 * @throws Problem 404 if the member does not exist, 409 if the site would have no admin left, 403 if the acting member is
 * no longer an admin.
 */
export async function setRole(db: Database, { memberId, role, byId, now }: RoleAssignment): Promise<ListedMember> {
	return db.transaction().execute(async (transaction) => {
		// Locks all admins in one order: two who demote each other run one after the other.
		const admins = await transaction
			.selectFrom('member')
			.where('role', '=', 'admin')
			.select(['id', 'is_sample'])
			.orderBy('id')
			.forUpdate()
			.execute()
		if (byId !== null && !admins.some(({ id }) => id === byId)) throw new Problem('request.forbidden', 403)
		const member = await transaction
			.selectFrom('member')
			.where('id', '=', memberId)
			.select(LISTED_COLUMNS)
			.forUpdate()
			.executeTakeFirst()
		if (!member) throw new Problem('request.notFound', 404)
		if (member.role === role) return toListedMember(member)
		if (isLast(memberId, admins)) throw new Problem('role.lastAdmin', 409)
		await transaction.updateTable('member').set({ role }).where('id', '=', memberId).execute()
		await sql`insert into role_change (member_id, changed_by, before, after, changed_at)
			values (${memberId}, ${byId}, ${member.role}, ${role}, ${now})`.execute(transaction)
		return toListedMember({ ...member, role })
	})
}

/** True if the member is the last admin. Sample members do not count: they cannot sign in. */
function isLast(memberId: string, admins: readonly { id: string; is_sample: boolean }[]): boolean {
	const real = admins.filter(({ is_sample }) => !is_sample)
	return real.length === 1 && real[0]?.id === memberId
}
