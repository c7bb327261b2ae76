import { artworkPath, type MemberCard } from 'shared-contract'

interface MemberRow {
	id: string
	username: string
	avatar_url: string | null
}

/** A member as lists of people show one; without a picture of their own, with the drawn one. */
export function toMemberCard({ id, username, avatar_url }: MemberRow): MemberCard {
	return { id, name: username, avatarUrl: avatar_url ?? artworkPath('avatar', id) }
}
