import type { Comment } from 'shared-contract'
import type { Subject } from './discussionState.ts'

/** What a form is for. */
export type FormMode = { kind: 'new' } | { kind: 'reply'; to: Comment } | { kind: 'edit'; comment: Comment }

/** The name under which what is typed is kept: one for each place where something can be typed. */
export function draftName({ subject, subjectId }: Subject, purpose: FormMode): string {
	const place = `comment ${subject} ${subjectId}`
	if (purpose.kind === 'reply') return `${place} to ${purpose.to.id}`
	return purpose.kind === 'edit' ? `${place} edit ${purpose.comment.id}` : place
}

/** The text that a form begins with, where nothing was typed before. */
export function firstText(purpose: FormMode): string {
	return purpose.kind === 'edit' && purpose.comment.body.state === 'shown' ? purpose.comment.body.text : ''
}
