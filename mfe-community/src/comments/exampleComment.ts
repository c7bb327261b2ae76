import type { Comment, CommentAuthor } from 'shared-contract'
import type { Draft } from './discussionStore.ts'

let written = 0

/** A comment by a visitor of the demo. It exists only in this page until a reload. */
export function exampleComment(draft: Draft, parentId: string | null, reader: CommentAuthor | null): Comment {
	const { text, picture, spoilerNumber } = draft
	written += 1
	return {
		// Server ids are positive numbers without a leading zero.
		id: `0${written}`,
		parentId,
		author: reader,
		body: { state: 'shown', text, picture },
		spoilerNumber,
		createdAt: new Date().toISOString(),
		editedAt: null,
		likes: 0,
		isLiked: false,
		isOwn: true,
		replies: 0,
	}
}
