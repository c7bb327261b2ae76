import type { Activity, ActivityEvent } from 'shared-contract'

/** Activities with a translation, as event and subject. */
const ACTIVITY_KEYS = [
	'saved.title',
	'progressed.anime',
	'progressed.manga',
	'finished.anime',
	'finished.manga',
	'scored.title',
	'scored.episode',
	'liked.episode',
	'commented.title',
	'commented.episode',
	'commented.article',
	'reviewed.title',
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

/** These events have different texts for watching and reading. */
const BY_KIND: ReadonlySet<ActivityEvent> = new Set(['progressed', 'finished'])

/** The translation key of an activity, or undefined for an unknown one. */
export function activityKey({ event, subject, progress, first }: Activity) {
	const isRange = first !== undefined && progress !== null && first < progress
	if (event === 'progressed' && subject.kind === 'title' && isRange)
		return `activity.range.${subject.title.kind}` as const
	const kind = subject.kind === 'title' && BY_KIND.has(event) ? subject.title.kind : subject.kind
	const known = ACTIVITY_KEYS.find((each) => each === `${event}.${kind}`)
	return known && (`activity.${known}` as const)
}
