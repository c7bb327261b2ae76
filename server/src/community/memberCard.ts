import { artworkPath, type MemberCard } from 'shared-contract'

interface MemberRow {
	id: string
	username: string
	avatar_url: string | null
}

/** Presents a member for lists; without an own avatar, with the generated one. */
export function toMemberCard({ id, username, avatar_url }: MemberRow): MemberCard {
	return { id, name: username, avatarUrl: avatar_url ?? artworkPath('avatar', id) }
}
