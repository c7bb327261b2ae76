import type { Comment, CommentAuthor, CommentSort, CommentSubject } from 'shared-contract'
import { NO_THREADS, type Threads, withComments, withoutComment } from './threads.ts'

/** What is commented on. */
export interface Subject {
	subject: CommentSubject
	subjectId: number
}

/** The comments of a page, as far as they are known. */
export interface Discussion {
	state: 'ready'
	threads: Threads
	/** The first comments of the threads, in the order in which they stand. */
	roots: readonly string[]
	/** Where the next page of them begins. */
	next: string | null
	sort: CommentSort
	total: number
	/** Comments that were posted since, and wait to be shown. */
	newIds: readonly string[]
	/** The thread that the address leads to, where it is not among those shown; it stands first. */
	linked: string | null
	reader: CommentAuthor | null
	moderates: boolean
	progress: number
}

export type DiscussionState = { state: 'loading' } | { state: 'failed' } | Discussion

interface Page {
	items: readonly Comment[]
	next: string | null
	total: number
	reader: CommentAuthor | null
	moderates: boolean
	progress: number
}

/** The first page of comments, as it came. What a link led to stays. */
export function firstPage(page: Page, sort: CommentSort, before?: Discussion): Discussion {
	const { items, ...rest } = page
	const linked = before?.linked ?? null
	const kept = linked && before ? [...before.threads.comments.values()].filter(isInThread(before.threads, linked)) : []
	const threads = withComments(withComments(NO_THREADS, kept), items)
	return { ...rest, state: 'ready', sort, threads, linked, newIds: [], roots: rootsOf(items) }
}

/** A later page. A comment that moved between the two stands once. */
export function withNextPage(discussion: Discussion, page: Page): Discussion {
	const added = rootsOf(page.items).filter((id) => !discussion.roots.includes(id))
	return {
		...discussion,
		next: page.next,
		total: page.total,
		threads: withComments(discussion.threads, page.items),
		roots: [...discussion.roots, ...added],
	}
}

/** The newest comments, asked for again: those that are shown follow at once, as do the reader's own; other new ones wait. */
export function withNewestPage(discussion: Discussion, page: Page): Discussion {
	const { threads, roots, linked } = discussion
	const known = page.items.filter(
		({ id, parentId }) => threads.comments.has(id) || (parentId && threads.comments.has(parentId)),
	)
	// With the newest first, what is not new either stands below, on pages that were not asked for yet.
	const newest = Math.max(0, ...roots.map(Number))
	const isNew = ({ id, parentId }: Comment) => parentId === null && id !== linked && Number(id) > newest
	const now = page.items.filter(isNew).reduce(withIncoming, { ...discussion, threads: withComments(threads, known) })
	return { ...now, total: page.total }
}

/** A comment that the reader wrote, at its place. */
export function withOwnComment(discussion: Discussion, comment: Comment): Discussion {
	const { parentId, id } = comment
	const parent = parentId === null ? undefined : discussion.threads.comments.get(parentId)
	const above = parent ? [{ ...parent, replies: parent.replies + 1 }] : []
	return {
		...discussion,
		// The page may have been told of it before the answer came.
		total: discussion.total + (discussion.newIds.includes(id) ? 0 : 1),
		threads: withComments(discussion.threads, [...above, comment]),
		roots: parentId === null ? [id, ...discussion.roots.filter((other) => other !== id)] : discussion.roots,
		newIds: discussion.newIds.filter((other) => other !== id),
	}
}

/** A comment that somebody posted, to be shown when the reader wants it. */
export function withNewComment(discussion: Discussion, id: string): Discussion {
	const { threads, newIds, total } = discussion
	if (threads.comments.has(id) || newIds.includes(id)) return discussion
	return { ...discussion, newIds: [...newIds, id], total: total + 1 }
}

/** Comments that were asked for again by id: what did not come back is gone. */
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

/** The first comment of a thread that was not known: the reader's own is shown, another's waits. */
function withIncoming(discussion: Discussion, comment: Comment): Discussion {
	return comment.isOwn ? sortedByAge(withOwnComment(discussion, comment)) : withNewComment(discussion, comment.id)
}

/** Whether a comment belongs to the pages that were asked for, rather than to one further down. */
const isInLoadedRange =
	({ sort, next, roots }: Discussion) =>
	({ id, isOwn }: Comment): boolean =>
		isOwn || next === null || (sort === 'newest' && roots.some((other) => Number(other) < Number(id)))

/** Whether a comment is among those that the heading counts. */
const isCounted = (comment: Comment | undefined) => comment?.body.state === 'shown' || comment?.body.state === 'spoiler'

/** A comment that is not there any more for the reader, and with it the place that only it kept. */
export function removeComment(discussion: Discussion, id: string): Discussion {
	const { comments } = discussion.threads
	const parent = comments.get(comments.get(id)?.parentId ?? '')
	const now = detached(discussion, id)
	const isEmptied = parent && isPlaceholder(parent) && (now.threads.comments.get(parent.id)?.replies ?? 0) === 0
	return isEmptied ? removeComment(now, parent.id) : now
}

/** The threads by their age, the newest first: one that came back stands where it stood. */
export function sortedByAge(discussion: Discussion): Discussion {
	if (discussion.sort !== 'newest') return discussion
	const at = (id: string) => discussion.threads.comments.get(id)?.createdAt ?? ''
	const roots = [...discussion.roots].sort((one, other) => at(other).localeCompare(at(one)))
	return { ...discussion, roots }
}

// Nothing of the comment itself is left to read.
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
		linked: discussion.linked === id ? null : discussion.linked,
		threads: parent ? withComments(threads, [{ ...parent, replies: Math.max(0, parent.replies - 1) }]) : threads,
	}
}

/** The threads in the order in which they stand: the one that the address leads to first. */
export function shownRoots({ roots, linked }: Discussion): readonly string[] {
	return linked === null || roots.includes(linked) ? roots : [linked, ...roots]
}

const rootsOf = (items: readonly Comment[]) => items.filter(({ parentId }) => parentId === null).map(({ id }) => id)

function isInThread({ comments }: Threads, root: string) {
	return ({ id }: Comment) => {
		let at: string | null | undefined = id
		while (at && at !== root) at = comments.get(at)?.parentId
		return at === root
	}
}
