import type { ActivityEvent, ActivitySubject } from 'shared-contract'

/** What there are words for: what was done, and to what. */
const TOLD = [
	'saved.title',
	'scored.title',
	'scored.episode',
	'liked.episode',
	'commented.title',
	'commented.episode',
	'commented.article',
	'replied.title',
	'replied.episode',
	'replied.article',
	'edited.title',
	'edited.episode',
	'edited.article',
	'added.title',
	'published.article',
	'followed.member',
	'joined.group',
] as const

/** The key of the words for something that was done; none for what nobody does. */
export function activityKey(event: ActivityEvent, kind: ActivitySubject['kind']) {
	const told = TOLD.find((each) => each === `${event}.${kind}`)
	return told && (`activity.${told}` as const)
}
