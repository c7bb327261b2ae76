import { sql } from 'kysely'
import type { ListedMember, Role } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { LISTED_COLUMNS, toListedMember } from './listedMember.ts'

interface Giving {
	memberId: string
	role: Role
	/** Who gives it; null is whoever hosts the site. */
	byId: string | null
	now: Date
}

/**
 * Gives a member a role and writes that down; a role that they have is left as it is.
 *
 * @throws Problem 404 where there is no such member, 409 where the site would be left without an admin, 403 where who gives
 * it has meanwhile lost the right to.
 */
export async function setRole(db: Database, { memberId, role, byId, now }: Giving): Promise<ListedMember> {
	return db.transaction().execute(async (transaction) => {
		// Every admin is held, in one order: two who take the role from each other do it one after the other.
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

/** Whether the site would be left without an admin. Nobody signs in as a sample member: they do not count. */
function isLast(memberId: string, admins: readonly { id: string; is_sample: boolean }[]): boolean {
	const real = admins.filter(({ is_sample }) => !is_sample)
	return real.length === 1 && real[0]?.id === memberId
}
