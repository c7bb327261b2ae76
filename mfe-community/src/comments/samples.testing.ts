import type { Comment, CommentAuthor } from 'shared-contract'

export const BIA: CommentAuthor = { id: 'bia', name: 'Bia Kagawa', avatarUrl: null, role: 'member' }
export const CAIO: CommentAuthor = { id: 'caio', name: 'Caio Mori', avatarUrl: null, role: 'moderator' }

/** A comment for tests; higher ids came later. */
export function comment(id: string, change: Partial<Comment> = {}): Comment {
	return {
		id,
		parentId: null,
		author: CAIO,
		body: { state: 'shown', text: `Comentário ${id}`, picture: null },
		spoilerNumber: null,
		createdAt: new Date(Date.UTC(2026, 3, 1, 12, 0, Number(id))).toISOString(),
		editedAt: null,
		likes: 0,
		isLiked: false,
		isOwn: false,
		replies: 0,
		...change,
	}
}
