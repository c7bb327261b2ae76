import type { EpisodePage } from 'shared-contract'
import { $session, type Outcome } from 'shared-state'
import { type FieldTexts, type RevisionSubject, subjectKey } from './subject.ts'

// Edits of demo visitors. They are not sent, and last until the page is reloaded.
const demoEdits = new Map<string, FieldTexts>()

/** Stores the edit of a demo visitor in memory. */
export function storeDemoEdit(subject: RevisionSubject, texts: FieldTexts): void {
	demoEdits.set(subjectKey(subject), { ...demoEditOf(subject), ...texts })
}

/** The edit of a demo visitor; empty for members, who see the stored texts. */
export function demoEditOf(subject: RevisionSubject): FieldTexts {
	return $session.get().state === 'visitor' ? (demoEdits.get(subjectKey(subject)) ?? {}) : {}
}

/** Applies a demo visitor's edit to an episode's page. */
export function withEpisodeDemoEdit(outcome: Outcome<EpisodePage>): Outcome<EpisodePage> {
	if (outcome.state !== 'done') return outcome
	const page = outcome.answer
	const { title, description, thumbnailUrl } = demoEditOf({ entity: 'episode', id: page.id })
	return {
		...outcome,
		answer: {
			...page,
			title: title || page.title,
			description: description ?? page.description,
			imageUrl: thumbnailUrl || page.imageUrl,
		},
	}
}
