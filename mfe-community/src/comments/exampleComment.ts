import type { Comment, CommentAuthor } from 'shared-contract'
import type { Draft } from './discussionStore.ts'

let written = 0

/** A comment of a visitor of the demo: only this browser has it, until the page is loaded anew. */
export function exampleComment(draft: Draft, parentId: string | null, reader: CommentAuthor | null): Comment {
	const { text, picture, spoilerNumber } = draft
	written += 1
	return {
		// Ids of the server's are positive numbers.
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
