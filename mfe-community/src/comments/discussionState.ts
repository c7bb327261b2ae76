import type { Comment, CommentAuthor, CommentSort, CommentSubject, ReviewSort } from 'shared-contract'
import { NO_THREADS, type Threads, topOf, withComments, withoutComment } from './threads.ts'

/** The subject of a discussion. */
export interface Subject {
	subject: CommentSubject
	subjectId: number
}

/** The order of comments or reviews. */
export type DiscussionSort = CommentSort | ReviewSort

/** The loaded part of a discussion. */
export interface Discussion {
	state: 'ready'
	threads: Threads
	/** Ids of the top-level comments, in display order. */
	roots: readonly string[]
	/** Cursor of their next page. */
	next: string | null
	sort: DiscussionSort
	total: number
	/** Ids of comments posted since the load, not shown yet. */
	newIds: readonly string[]
	/** A comment of the linked thread if that is not on a loaded page; shown first, from the top of what is loaded. */
	linked: string | null
	reader: CommentAuthor | null
	moderates: boolean
	progress: number
}

export type DiscussionState = { state: 'loading' } | { state: 'failed' } | Discussion

/** A page of a discussion, as the server gives it. */
export interface DiscussionPage {
	items: readonly Comment[]
	next: string | null
	total: number
	reader: CommentAuthor | null
	moderates: boolean
	progress: number
}

/** The state after the first page. Keeps the linked thread. */
export function firstPage(page: DiscussionPage, sort: DiscussionSort, before?: Discussion): Discussion {
	const { items, ...rest } = page
	const linked = before?.linked ?? null
	const top = before && topOfLinked(before)
	const kept = top ? [...before.threads.comments.values()].filter(isInThread(before.threads, top)) : []
	const none = { ...NO_THREADS, ...(before && { opened: before.threads.opened }) }
	const threads = withComments(withComments(none, kept), items)
	return { ...rest, state: 'ready', sort, threads, linked, newIds: [], roots: rootsOf(items) }
}

/** Adds a later page. A comment on both pages stays once. */
export function withNextPage(discussion: Discussion, page: DiscussionPage): Discussion {
	const added = rootsOf(page.items).filter((id) => !discussion.roots.includes(id))
	return {
		...discussion,
		next: page.next,
		total: page.total,
		threads: withComments(discussion.threads, page.items),
		roots: [...discussion.roots, ...added],
	}
}

/** Merges a reload of the newest page: updates known comments, shows the member's own, and counts others as new. */
export function withNewestPage(discussion: Discussion, page: DiscussionPage): Discussion {
	const { threads, roots } = discussion
	const linked = topOfLinked(discussion)
	const known = page.items.filter(
		({ id, parentId }) => threads.comments.has(id) || (parentId && threads.comments.has(parentId)),
	)
	// Older unknown comments belong to pages that are not loaded yet.
	const newest = Math.max(0, ...roots.map(Number))
	const isNew = ({ id, parentId }: Comment) => parentId === null && id !== linked && Number(id) > newest
	const now = page.items.filter(isNew).reduce(withIncoming, { ...discussion, threads: withComments(threads, known) })
	return { ...now, total: page.total }
}

/** Adds a comment of the member. */
export function withOwnComment(discussion: Discussion, comment: Comment): Discussion {
	const { parentId, id } = comment
	const parent = parentId === null ? undefined : discussion.threads.comments.get(parentId)
	const above = parent ? [{ ...parent, replies: parent.replies + 1 }] : []
	return {
		...discussion,
		// A live event may have counted it before the response arrived.
		total: discussion.total + (discussion.newIds.includes(id) ? 0 : 1),
		threads: withComments(discussion.threads, [...above, comment]),
		roots: parentId === null ? [id, ...discussion.roots.filter((other) => other !== id)] : discussion.roots,
		newIds: discussion.newIds.filter((other) => other !== id),
	}
}

/** Counts a comment of another member as new. */
export function withNewComment(discussion: Discussion, id: string): Discussion {
	const { threads, newIds, total } = discussion
	if (threads.comments.has(id) || newIds.includes(id)) return discussion
	return { ...discussion, newIds: [...newIds, id], total: total + 1 }
}

/** Merges comments that were fetched again by id: missing ids were removed. */
export function withRefetched(discussion: Discussion, ids: readonly string[], items: readonly Comment[]): Discussion {
	const { threads, newIds } = discussion
	const isUnknownRoot = ({ id, parentId }: Comment) => parentId === null && !threads.comments.has(id)
	const placed = items.filter((item) => !isUnknownRoot(item))
	const gone = ids.filter((id) => !items.some((item) => item.id === id))
	const wasCounted = (id: string) => isCounted(threads.comments.get(id)) || newIds.includes(id)
	const step = placed.filter(isCounted).length - [...placed.map(({ id }) => id), ...gone].filter(wasCounted).length
	const now = {
		...discussion,
		threads: withComments(threads, placed),
		total: Math.max(0, discussion.total + step),
	}
	const arriving = items.filter(isUnknownRoot).filter(isCounted).filter(isInLoadedRange(discussion))
	return arriving.reduce(withIncoming, gone.reduce(removeComment, now))
}

/** Adds an unknown top-level comment: shows the member's own, counts another's as new. */
function withIncoming(discussion: Discussion, comment: Comment): Discussion {
	return comment.isOwn ? sortedByAge(withOwnComment(discussion, comment)) : withNewComment(discussion, comment.id)
}

/** True if a comment belongs to the loaded pages. */
const isInLoadedRange =
	({ sort, next, roots }: Discussion) =>
	({ id, isOwn }: Comment): boolean =>
		isOwn || next === null || (sort === 'newest' && roots.some((other) => Number(other) < Number(id)))

/** True if the heading counts the comment. */
const isCounted = (comment: Comment | undefined) => comment?.body.state === 'shown' || comment?.body.state === 'spoiler'

/** Removes a comment, and its parent if that was a placeholder without other replies. */
export function removeComment(discussion: Discussion, id: string): Discussion {
	const { comments } = discussion.threads
	const parent = comments.get(comments.get(id)?.parentId ?? '')
	const now = detached(discussion, id)
	const isEmptied = parent && isPlaceholder(parent) && (now.threads.comments.get(parent.id)?.replies ?? 0) === 0
	return isEmptied ? removeComment(now, parent.id) : now
}

/** Sorts the threads newest first, so that a restored comment returns to its position. */
export function sortedByAge(discussion: Discussion): Discussion {
	if (discussion.sort !== 'newest') return discussion
	const at = (id: string) => discussion.threads.comments.get(id)?.createdAt ?? ''
	const roots = [...discussion.roots].sort((one, other) => at(other).localeCompare(at(one)))
	return { ...discussion, roots }
}

// True if only a placeholder of the comment is left.
const isPlaceholder = ({ body }: Comment) =>
	body.state === 'removed' || (body.state === 'hidden' && body.written === null)

function detached(discussion: Discussion, id: string): Discussion {
	const parentId = discussion.threads.comments.get(id)?.parentId
	const threads = withoutComment(discussion.threads, id)
	const parent = parentId ? threads.comments.get(parentId) : undefined
	return {
		...discussion,
		roots: discussion.roots.filter((other) => other !== id),
		newIds: discussion.newIds.filter((other) => other !== id),
		linked: discussion.linked !== null && threads.comments.has(discussion.linked) ? discussion.linked : null,
		threads: parent ? withComments(threads, [{ ...parent, replies: Math.max(0, parent.replies - 1) }]) : threads,
	}
}

/** The thread ids in display order, the linked one first. */
export function shownRoots(discussion: Discussion): readonly string[] {
	const { roots } = discussion
	const linked = topOfLinked(discussion)
	return linked === null || roots.includes(linked) ? roots : [linked, ...roots]
}

/** The furthest loaded comment of the linked thread. */
export function topOfLinked({ threads, linked }: Discussion): string | null {
	return linked && topOf(threads, linked)
}

const rootsOf = (items: readonly Comment[]) => items.filter(({ parentId }) => parentId === null).map(({ id }) => id)

function isInThread({ comments }: Threads, root: string) {
	return ({ id }: Comment) => {
		let at: string | null | undefined = id
		while (at && at !== root) at = comments.get(at)?.parentId
		return at === root
	}
}
