import { atom } from 'nanostores'
import type { Comment, CommentWriting, UploadedPicture } from 'shared-contract'
import type { Discussion, DiscussionState, Subject } from './discussionState.ts'
import { withChangedComment } from './threads.ts'

/** The input of a comment form: its picture is uploaded, or local in the demo. */
export type Draft = Omit<CommentWriting, 'pictureId'> & { picture: UploadedPicture | null }

/** The store of a discussion and its update functions. */
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
		/** Path parameters of the discussion's routes. */
		params: { subject, subjectId: String(subjectId) },
		update,
		/**
		 * Tracks a write of the member. Refetches wait for it: the live event of a new comment arrives before the
		 * response, and would show or count the comment twice.
		 */
		trackWrite<Answer>(work: Promise<Answer>): Promise<Answer> {
			pendingWrites = Promise.allSettled([pendingWrites, work])
			return work
		},
		/** Resolves after all tracked writes. */
		writesSettled: () => pendingWrites,
		updateComment: (id: string, step: (comment: Comment) => Comment) =>
			update((discussion) => ({ ...discussion, threads: withChangedComment(discussion.threads, id, step) })),
		findComment(id: string): Comment | undefined {
			const current = $state.get()
			return current.state === 'ready' ? current.threads.comments.get(id) : undefined
		},
	}
}
