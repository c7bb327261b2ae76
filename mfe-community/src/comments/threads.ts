import type { Comment } from 'shared-contract'

/** The comments that are known, by id, and the order of those that answer each. */
export interface Threads {
	comments: ReadonlyMap<string, Comment>
	/** The ids of the known replies to a comment, the oldest first. */
	replies: ReadonlyMap<string, readonly string[]>
}

export const NO_THREADS: Threads = { comments: new Map(), replies: new Map() }

/** Takes comments in: new ones find their place, known ones are as they are now. */
export function withComments(threads: Threads, items: readonly Comment[]): Threads {
	const comments = new Map(threads.comments)
	const replies = new Map(threads.replies)
	for (const item of items) {
		comments.set(item.id, item)
		if (item.parentId === null) continue
		const known = replies.get(item.parentId) ?? []
		if (known.includes(item.id)) continue
		replies.set(item.parentId, [...known, item.id].sort(byTime(comments)))
	}
	return { comments, replies }
}

/** Changes a comment that is known. */
export function withChangedComment(threads: Threads, id: string, change: (comment: Comment) => Comment): Threads {
	const comment = threads.comments.get(id)
	if (!comment) return threads
	return { ...threads, comments: new Map(threads.comments).set(id, change(comment)) }
}

/** Takes a comment out, and what replies it. */
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
	return { comments, replies }
}

/** How many replies to a comment are not shown yet. */
export function unloadedReplies({ comments, replies }: Threads, id: string): number {
	return Math.max(0, (comments.get(id)?.replies ?? 0) - (replies.get(id)?.length ?? 0))
}

/** The comments that lead from the first of a thread to one of it, itself last. */
export function pathTo({ comments }: Threads, id: string): string[] {
	const path: string[] = []
	for (let at: string | null | undefined = id; at; at = comments.get(at)?.parentId) path.unshift(at)
	return path
}

function byTime(comments: ReadonlyMap<string, Comment>) {
	const at = (id: string) => comments.get(id)?.createdAt ?? ''
	return (one: string, other: string) => at(one).localeCompare(at(other)) || Number(one) - Number(other)
}
