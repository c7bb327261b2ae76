import { atom } from 'nanostores'
import type { Comment, CommentWriting } from 'shared-contract'
import type { Discussion, DiscussionState, Subject } from './discussionState.ts'
import type { Picture } from './pictureUpload.ts'
import { withChangedComment } from './threads.ts'

/** What somebody writes: the picture is one that was sent, or that only this browser has. */
export type Draft = Omit<CommentWriting, 'pictureId'> & { picture: Picture | null }

/** What is known of the comments of a page, and how it changes. */
export type DiscussionStore = ReturnType<typeof createDiscussionStore>

export function createDiscussionStore({ subject, subjectId }: Subject) {
	const $state = atom<DiscussionState>({ state: 'loading' })
	let pendingWrites: Promise<unknown> = Promise.resolve()

	const update = (step: (discussion: Discussion) => Discussion) => {
		const current = $state.get()
		if (current.state === 'ready') $state.set(step(current))
	}
	return {
		$state,
		/** The places of the addresses that all of them are asked at. */
		params: { subject, subjectId: String(subjectId) },
		change: update,
		/**
		 * What the reader writes is on its way until `work` ends. The server tells of it meanwhile, so what is refetch then
		 * waits: else a comment is shown both in its form and in the discussion, or counted twice.
		 */
		trackWrite<Answer>(work: Promise<Answer>): Promise<Answer> {
			pendingWrites = Promise.allSettled([pendingWrites, work])
			return work
		},
		/** Resolves once everything that the reader wrote until now was answered. */
		writesSettled: () => pendingWrites,
		updateComment: (id: string, step: (comment: Comment) => Comment) =>
			update((discussion) => ({ ...discussion, threads: withChangedComment(discussion.threads, id, step) })),
		findComment(id: string): Comment | undefined {
			const current = $state.get()
			return current.state === 'ready' ? current.threads.comments.get(id) : undefined
		},
	}
}
