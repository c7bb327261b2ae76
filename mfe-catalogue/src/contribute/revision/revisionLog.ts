import { type Revision, revisionsRoute, undoRevisionRoute } from 'shared-contract'
import { act, call } from 'shared-state'
import { createRemotePages, type Page } from 'shared-state/remote'
import { type RevisionSubject, subjectParams } from './subject.ts'

/** The store of the revisions of a title or an episode. */
export function createRevisionLog(subject: RevisionSubject) {
	const { $state, load, loadMore } = createRemotePages<Page<Revision>>(
		async (before) => {
			const query = before === undefined ? {} : { before: String(before) }
			const outcome = await call(revisionsRoute, { params: subjectParams(subject), query })
			if (outcome.state !== 'done') return outcome
			return { state: 'done', answer: { items: outcome.answer.items, next: outcome.answer.older } }
		},
		({ id }) => id,
	)
	return {
		$state,
		load,
		loadMore,
		/** Undoes a revision and reloads the log, which then starts with the undo. */
		async undo(revision: number) {
			const outcome = await act(undoRevisionRoute, { params: { id: String(revision) } })
			const isUndone = outcome.state === 'refused' && outcome.problem.code === 'revision.undone'
			if (outcome.state === 'done' || isUndone) await load()
			return outcome
		},
	}
}
