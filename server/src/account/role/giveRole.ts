import type { Role } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { usernameKey } from '../../core/identity/username.ts'
import { setRole } from './setRole.ts'

/** No member has that username. */
export class NoSuchMember extends Error {
	constructor(username: string) {
		super(`there is no member called “${username}”: register on the site first, then run this again`)
	}
}

interface RoleAssignment {
	username: string
	role: Role
	now: Date
}

/**
 * Assigns a role by username, for the command line.
 *
 * @returns the command's message.
 * @throws NoSuchMember; Problem 409 if it would leave the site without an admin.
 */
export async function giveRole(db: Database, { username, role, now }: RoleAssignment): Promise<string> {
	const member = await db
		.selectFrom('member')
		.where('username_key', '=', usernameKey(username))
		.select(['id', 'username', 'role'])
		.executeTakeFirst()
	if (!member) throw new NoSuchMember(username)
	if (member.role === role) return `${member.username} is ${role} already.`
	await setRole(db, { memberId: member.id, role, byId: null, now })
	return `${member.username} was ${member.role} and is ${role} now.`
}
