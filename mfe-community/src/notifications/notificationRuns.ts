import { joinRuns } from 'shared-composition/runs'
import type { Notification, NotificationEvent } from 'shared-contract'
import { notificationText } from 'shared-i18n/notificationText'

/** What is joined: news of one title, doings of one person, and new followers. */
const JOINED = {
	title: ['reply', 'comment', 'commentLike', 'editLike', 'newEpisode', 'newChapter'],
	user: ['reply', 'comment', 'commentLike', 'editLike'],
	event: ['follow'],
} as const satisfies Record<string, readonly NotificationEvent[]>

type By = keyof typeof JOINED
type RunKey = { [Each in By]: `run.${(typeof JOINED)[Each][number]}.${Each}` }[By]

const isJoined = (event: NotificationEvent, by: By) => JOINED[by].some((each) => each === event)

/** Neighbours of one kind about one title, or by one person, with the key of their common words. */
export function notificationRuns(items: readonly Notification[]) {
	return joinRuns(items, (item) => {
		const { event, params, user } = item
		// News with words of their own stay alone: an expected episode is none that is there.
		if (notificationText(item) !== `notification.${event}`) return []
		return [
			isJoined(event, 'title') && params.title !== undefined && `run.${event}.title ${params.title}`,
			isJoined(event, 'user') && user !== null && `run.${event}.user ${user.name}`,
			isJoined(event, 'event') && `run.${event}.event`,
		]
	}).map(({ key, items }) => ({ textKey: key?.split(' ')[0] as RunKey | undefined, items }))
}
