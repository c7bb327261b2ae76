import type { Comment } from 'shared-contract'

/** The loaded comments by id, and the reply ids of each. */
export interface Threads {
	comments: ReadonlyMap<string, Comment>
	/** Loaded reply ids by comment, oldest first. */
	replies: ReadonlyMap<string, readonly string[]>
	/** The spoilers that the reader opened, as they were shown: they stay open. */
	opened: ReadonlyMap<string, Comment>
}

export const NO_THREADS: Threads = { comments: new Map(), replies: new Map(), opened: new Map() }

/** Adds or updates comments. */
export function withComments(threads: Threads, items: readonly Comment[]): Threads {
	const comments = new Map(threads.comments)
	const replies = new Map(threads.replies)
	for (const item of items) {
		const opened = threads.opened.get(item.id)
		const isOpen = item.body.state === 'spoiler' && opened?.editedAt === item.editedAt
		comments.set(item.id, isOpen ? { ...item, body: opened.body } : item)
		if (item.parentId === null) continue
		const known = replies.get(item.parentId) ?? []
		if (known.includes(item.id)) continue
		replies.set(item.parentId, [...known, item.id].sort(byTime(comments)))
	}
	return { ...threads, comments, replies }
}

/** Changes a loaded comment. */
export function withChangedComment(threads: Threads, id: string, change: (comment: Comment) => Comment): Threads {
	const comment = threads.comments.get(id)
	if (!comment) return threads
	return { ...threads, comments: new Map(threads.comments).set(id, change(comment)) }
}

/** Removes a comment and its replies. */
export function withoutComment(threads: Threads, id: string): Threads {
	const comments = new Map(threads.comments)
	const replies = new Map(threads.replies)
	const parentId = comments.get(id)?.parentId
	const siblings = parentId && replies.get(parentId)
	if (parentId && siblings) {
		replies.set(
			parentId,
			siblings.filter((other) => other !== id),
		)
	}
	const going = [id]
	for (let next = going.pop(); next !== undefined; next = going.pop()) {
		going.push(...(replies.get(next) ?? []))
		replies.delete(next)
		comments.delete(next)
	}
	return { ...threads, comments, replies }
}

/** The number of replies that are not loaded yet. */
export function unloadedReplies({ comments, replies }: Threads, id: string): number {
	return Math.max(0, (comments.get(id)?.replies ?? 0) - (replies.get(id)?.length ?? 0))
}

/** The furthest loaded comment above a comment: the root of its thread, or one below parents that are not loaded. */
export function topOf({ comments }: Pick<Threads, 'comments'>, id: string): string {
	const parentId = comments.get(id)?.parentId
	return parentId && comments.has(parentId) ? topOf({ comments }, parentId) : id
}

function byTime(comments: ReadonlyMap<string, Comment>) {
	const at = (id: string) => comments.get(id)?.createdAt ?? ''
	return (one: string, other: string) => at(one).localeCompare(at(other)) || Number(one) - Number(other)
}
