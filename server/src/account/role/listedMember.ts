import type { ListedMember, Role } from 'shared-contract'
import { toMember } from '../../core/identity/member.ts'

export const LISTED_COLUMNS = ['id', 'username', 'avatar_url', 'role', 'joined_at', 'votes_aside_at'] as const

interface ListedRow {
	id: string
	username: string
	avatar_url: string | null
	role: Role
	joined_at: Date
	votes_aside_at: Date | null
}

/** Presents a member for the administration of roles. */
export function toListedMember(row: ListedRow): ListedMember {
	return { ...toMember(row), joinedAt: row.joined_at.toISOString(), votesAside: row.votes_aside_at !== null }
}
