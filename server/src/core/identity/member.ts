import { artworkPath, type Member, type Role } from 'shared-contract'
import type { Database } from '../database/schema.ts'

/** The columns that {@link toMember} presents. */
export const memberColumns = ['member.id', 'member.username', 'member.avatar_url', 'member.role'] as const

interface MemberRow {
	id: string
	username: string
	avatar_url: string | null
	role: Role
}

/** The public fields of a member. A member without an avatar gets a generated one. */
export function toMember({ id, username, avatar_url, role }: MemberRow): Member {
	return { id, username, avatarUrl: avatar_url ?? artworkPath('avatar', id), role }
}

/** The sample member as whom a visitor of the demo acts: the first one. */
export async function demoMember(db: Database): Promise<Member | null> {
	const row = await db
		.selectFrom('member')
		.where('is_sample', '=', true)
		.select(memberColumns)
		.orderBy('joined_at')
		.orderBy('id')
		.executeTakeFirst()
	return row ? toMember(row) : null
}
