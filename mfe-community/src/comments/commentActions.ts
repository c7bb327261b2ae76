import {
	blockRoute,
	type Comment,
	type CommentWriting,
	editCommentRoute,
	likeCommentRoute,
	type ModerationDecision,
	moderateCommentRoute,
	postCommentRoute,
	removeCommentRoute,
	restoreCommentRoute,
	revealCommentRoute,
	unblockRoute,
	unlikeCommentRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call, type Outcome } from 'shared-state'
import type { createCommentLoader } from './commentLoader.ts'
import { removeComment, sortedByAge, withOwnComment } from './discussionState.ts'
import type { DiscussionStore, Draft } from './discussionStore.ts'
import { exampleComment } from './exampleComment.ts'
import { withComments } from './threads.ts'

/** Actions on comments. Each updates the state optimistically or after the response; the server's answer wins. */
export function createCommentActions(
	{ $state, params, update, updateComment, findComment, trackWrite }: DiscussionStore,
	{ reload, refetch }: ReturnType<typeof createCommentLoader>,
) {
	async function post(draft: Draft, parentId: string | null, idempotencyKey: string): Promise<ActionOutcome<unknown>> {
		const body = { ...requestBody(draft), parentId }
		const outcome = await act(postCommentRoute, { params, body }, { idempotencyKey })
		const current = $state.get()
		if (outcome.state === 'done') {
			const { answer } = outcome
			update((discussion) =>
				discussion.threads.comments.has(answer.id) ? discussion : withOwnComment(discussion, answer),
			)
		} else if (outcome.state === 'example' && current.state === 'ready') {
			update((discussion) => withOwnComment(discussion, exampleComment(draft, parentId, discussion.reader)))
		}
		return outcome
	}

	async function edit(id: string, draft: Draft): Promise<ActionOutcome<unknown>> {
		const outcome = await act(editCommentRoute, { params: { id }, body: requestBody(draft) })
		const { text, picture, spoilerNumber } = draft
		if (outcome.state === 'done') updateComment(id, () => outcome.answer)
		else if (outcome.state === 'example') {
			const editedAt = new Date().toISOString()
			updateComment(id, (comment) => ({ ...comment, body: { state: 'shown', text, picture }, spoilerNumber, editedAt }))
		}
		return outcome
	}

	async function remove(id: string): Promise<ActionOutcome<unknown>> {
		const outcome = await act(removeCommentRoute, { params: { id } })
		if (outcome.state === 'done' || outcome.state === 'example') {
			update((discussion) => ({ ...discussion, total: Math.max(0, discussion.total - 1) }))
			if ((findComment(id)?.replies ?? 0) > 0) {
				updateComment(id, (comment) => ({ ...comment, author: null, editedAt: null, body: { state: 'removed' } }))
			} else update((discussion) => removeComment(discussion, id))
		}
		return outcome
	}

	/** Takes a removal back. `before` is the comment as it was. */
	async function restore(before: Comment): Promise<ActionOutcome<unknown>> {
		const outcome = await act(restoreCommentRoute, { params: { id: before.id } })
		if (outcome.state !== 'done' && outcome.state !== 'example') return outcome
		const back = outcome.state === 'done' ? outcome.answer : before
		if (findComment(back.id)) {
			updateComment(back.id, (comment) => ({ ...back, replies: comment.replies }))
			update((discussion) => ({ ...discussion, total: discussion.total + 1 }))
		} else update((discussion) => sortedByAge(withOwnComment(discussion, back)))
		return outcome
	}

	async function toggleLike(id: string): Promise<ActionOutcome<unknown>> {
		const liking = !findComment(id)?.isLiked
		const flip = (isLiked: boolean) =>
			updateComment(id, (comment) =>
				comment.isLiked === isLiked ? comment : { ...comment, isLiked, likes: comment.likes + (isLiked ? 1 : -1) },
			)
		flip(liking)
		const outcome = await act(liking ? likeCommentRoute : unlikeCommentRoute, { params: { id } })
		if (outcome.state === 'done') updateComment(id, (comment) => ({ ...comment, ...outcome.answer }))
		else if (outcome.state !== 'example') flip(!liking)
		return outcome
	}

	async function reveal(id: string): Promise<Outcome<unknown>> {
		const outcome = await call(revealCommentRoute, { params: { id } })
		const comment = findComment(id)
		if (outcome.state === 'done' && comment) {
			const shown: Comment = { ...comment, body: { state: 'shown', ...outcome.answer } }
			update(({ threads, ...discussion }) => {
				const opened = new Map(threads.opened).set(id, shown)
				return { ...discussion, threads: withComments({ ...threads, opened }, [shown]) }
			})
		}
		return outcome
	}

	/** Blocks a member; their comments disappear at once. */
	async function block(memberId: string): Promise<ActionOutcome<unknown>> {
		const outcome = await act(blockRoute, { params: { memberId } })
		const current = $state.get()
		if (outcome.state === 'done') await reload()
		else if (outcome.state === 'example' && current.state === 'ready') {
			const theirs = [...current.threads.comments.values()].filter(({ author }) => author?.id === memberId)
			update((discussion) => theirs.map(({ id }) => id).reduce(removeComment, discussion))
		}
		return outcome
	}

	async function unblock(memberId: string): Promise<ActionOutcome<unknown>> {
		const outcome = await act(unblockRoute, { params: { memberId } })
		await reload()
		return outcome
	}

	async function moderate(
		id: string,
		action: 'hide' | 'restore',
		{ reason, rule }: Pick<ModerationDecision, 'reason' | 'rule'>,
	): Promise<ActionOutcome<unknown>> {
		const body = { action, reason, ...(rule && { rule }) }
		const outcome = await act(moderateCommentRoute, { params: { id }, body })
		if (outcome.state === 'done') await refetch([id])
		return outcome
	}

	return {
		post: (...given: Parameters<typeof post>) => trackWrite(post(...given)),
		edit,
		remove: (id: string) => trackWrite(remove(id)),
		restore: (before: Comment) => trackWrite(restore(before)),
		toggleLike,
		reveal,
		block,
		unblock,
		moderate,
	}
}

function requestBody({ picture, ...draft }: Draft): CommentWriting {
	return { ...draft, pictureId: picture?.id ?? null }
}
