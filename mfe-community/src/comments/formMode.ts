import type { Comment } from 'shared-contract'
import type { Subject } from './discussionState.ts'

/** The mode of a comment form. */
export type FormMode =
	| { kind: 'new' }
	| { kind: 'reply'; to: Comment; quote?: Quote | undefined }
	| { kind: 'edit'; comment: Comment }

/** What a reply quotes; another object for each press, so that the same lines can be quoted again. */
export interface Quote {
	lines: string
}

/** The name of a form's draft in storage; unique per subject, reply and edit. */
export function draftName({ subject, subjectId }: Subject, purpose: FormMode): string {
	const place = `comment ${subject} ${subjectId}`
	if (purpose.kind === 'reply') return `${place} to ${purpose.to.id}`
	return purpose.kind === 'edit' ? `${place} edit ${purpose.comment.id}` : place
}

/** The initial text of a form without a draft. */
export function firstText(purpose: FormMode): string {
	return purpose.kind === 'edit' && purpose.comment.body.state === 'shown' ? purpose.comment.body.text : ''
}
