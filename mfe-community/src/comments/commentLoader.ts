import { type CommentThread, commentRepliesRoute, commentThreadRoute, someCommentsRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { commentTranslations } from './commentTranslations.ts'
import type { DiscussionSource } from './discussionSource.ts'
import {
	type DiscussionSort,
	firstPage,
	shownRoots,
	withNewestPage,
	withNextPage,
	withRefetched,
} from './discussionState.ts'
import type { DiscussionStore } from './discussionStore.ts'
import { topOf, withComments } from './threads.ts'

const MAX_IDS = 50

/** Requests of a discussion: pages, replies, single comments and the linked thread. */
export function createCommentLoader(
	{ $state, update, updateComment, findComment }: DiscussionStore,
	{ fetchPage, firstSort }: DiscussionSource,
) {
	/** Cursor of the next page of replies, by comment. */
	const cursors = new Map<string, string>()
	let latestRequest = 0

	async function load(sort: DiscussionSort = firstSort): Promise<void> {
		const request = ++latestRequest
		const [outcome] = await Promise.all([fetchPage(sort), loadTranslations(commentTranslations)])
		if (request !== latestRequest) return
		const before = $state.get()
		if (outcome.state === 'done') {
			cursors.clear()
			$state.set(firstPage(outcome.answer, sort, before.state === 'ready' ? before : undefined))
		} else if (before.state !== 'ready') $state.set({ state: 'failed' })
	}

	async function loadMore(): Promise<Outcome<unknown>> {
		const before = $state.get()
		if (before.state !== 'ready' || before.next === null) return { state: 'done', answer: null }
		const outcome = await fetchPage(before.sort, before.next)
		if (outcome.state === 'done') {
			const { answer } = outcome
			update((discussion) => (discussion.next === before.next ? withNextPage(discussion, answer) : discussion))
		}
		return outcome
	}

	/** Loads the newest page again after a reconnect. */
	async function refresh(): Promise<void> {
		if ($state.get().state !== 'ready') return
		const outcome = await fetchPage('newest')
		if (outcome.state === 'done') update((discussion) => withNewestPage(discussion, outcome.answer))
	}

	/** Fetches changed comments by id. */
	async function refetch(ids: readonly string[]): Promise<void> {
		for (let first = 0; first < ids.length; first += MAX_IDS) {
			const some = ids.slice(first, first + MAX_IDS)
			const outcome = await call(someCommentsRoute, { query: { ids: some.join(',') } })
			if (outcome.state !== 'done') continue
			const { items } = outcome.answer
			update((discussion) => withRefetched(discussion, some, items))
		}
	}

	/** Loads the next replies of a comment. */
	async function loadReplies(id: string): Promise<Outcome<unknown>> {
		// The first page repeats the replies that came with the comment, so pages are fetched until one has a new
		// reply.
		for (;;) {
			const after = cursors.get(id)
			const outcome = await call(commentRepliesRoute, { params: { id }, query: after ? { after } : {} })
			if (outcome.state !== 'done') return outcome
			const { items, next } = outcome.answer
			const isNews = items.some((item) => !findComment(item.id))
			update((discussion) => ({ ...discussion, threads: withComments(discussion.threads, items) }))
			if (next === null) updateComment(id, (comment) => ({ ...comment, replies: loadedReplies(id) }))
			else cursors.set(id, next)
			if (isNews || next === null) return outcome
		}
	}

	const loadedReplies = (id: string) => {
		const current = $state.get()
		return current.state === 'ready' ? (current.threads.replies.get(id)?.length ?? 0) : 0
	}

	/**
	 * Loads a comment with those above it and its first replies.
	 *
	 * @param show runs the change of the page
	 */
	async function loadAbove(id: string, show = (change: () => void) => change()): Promise<Outcome<CommentThread>> {
		const outcome = await call(commentThreadRoute, { params: { id } })
		if (outcome.state === 'done') {
			const { items } = outcome.answer
			show(() => update((discussion) => ({ ...discussion, threads: withComments(discussion.threads, items) })))
		}
		return outcome
	}

	async function openLinked(id: string): Promise<boolean> {
		if (findComment(id)) return true
		const outcome = await loadAbove(id)
		if (outcome.state !== 'done') return false
		update((discussion) => ({
			...discussion,
			linked: shownRoots(discussion).includes(topOf(discussion.threads, id)) ? discussion.linked : id,
		}))
		return true
	}

	/** Reloads in the current order. */
	function reload(): Promise<void> {
		const current = $state.get()
		return load(current.state === 'ready' ? current.sort : firstSort)
	}

	return { load, reload, loadMore, refresh, refetch, loadReplies, loadAbove, openLinked }
}
