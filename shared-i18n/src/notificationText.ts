import type { Notification } from 'shared-contract'

/** What moderators decided about an edit or about something that was published. */
const DECISIONS = [
	...(['accepted', 'partly', 'refused'] as const),
	...(['hidden', 'restored', 'upheld', 'reversed', 'published', 'notPublished'] as const),
]

/** The key of a notification's text. `about` refines the event: older pages show the text of the event itself. */
export function notificationText({ event, params }: Pick<Notification, 'event' | 'params'>) {
	const { about, group, number, last, date } = params
	if (event === 'newEpisode' && about === 'expected') return 'notification.newEpisode.expected'
	if (event === 'comment' && about === 'mention') return group ? 'notification.mention.group' : 'notification.mention'
	const decision = DECISIONS.find((known) => event === 'moderation' && about === known)
	if (decision) return `notification.moderation.${decision}` as const
	if (event === 'report' && (about === 'acted' || about === 'kept')) return `notification.report.${about}` as const
	if (event !== 'siteUpdate') return `notification.${event}` as const
	if (about === 'meeting') return number === last ? 'notification.meeting.episode' : 'notification.meeting'
	if (about === 'sequel' || about === 'merged') return `notification.${about}` as const
	if (about === 'hiatus') return date ? 'notification.hiatus.date' : 'notification.hiatus'
	if (about !== 'delay') return 'notification.siteUpdate'
	if (number) return date ? 'notification.delay.episode.date' : 'notification.delay.episode'
	return date ? 'notification.delay.date' : 'notification.delay'
}
