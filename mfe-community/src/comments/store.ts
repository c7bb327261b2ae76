import { atom } from 'nanostores'
import type { Comment, CommentWriting } from 'shared-contract'
import type { Picture } from './picture.ts'
import type { Discussion, DiscussionState, Subject } from './state.ts'
import { withChange } from './thread.ts'

/** What somebody writes: the picture is one that was sent, or that only this browser has. */
export type Draft = Omit<CommentWriting, 'pictureId'> & { picture: Picture | null }

/** What is known of the comments of a page, and how it changes. */
export type Store = ReturnType<typeof createStore>

export function createStore({ subject, subjectId }: Subject) {
	const $state = atom<DiscussionState>({ state: 'loading' })
	let last: Promise<unknown> = Promise.resolve()

	const change = (step: (discussion: Discussion) => Discussion) => {
		const current = $state.get()
		if (current.state === 'ready') $state.set(step(current))
	}
	return {
		$state,
		/** The places of the addresses that all of them are asked at. */
		params: { subject, subjectId: String(subjectId) },
		change,
		/**
		 * What the reader writes is on its way until `work` ends. The server tells of it meanwhile, so what is reread then
		 * waits: else a comment is shown both in its form and in the discussion, or counted twice.
		 */
		write<Answer>(work: Promise<Answer>): Promise<Answer> {
			last = Promise.allSettled([last, work])
			return work
		},
		/** Resolves once everything that the reader wrote until now was answered. */
		written: () => last,
		changeOne: (id: string, step: (comment: Comment) => Comment) =>
			change((discussion) => ({ ...discussion, threads: withChange(discussion.threads, id, step) })),
		known(id: string): Comment | undefined {
			const current = $state.get()
			return current.state === 'ready' ? current.threads.comments.get(id) : undefined
		},
	}
}
