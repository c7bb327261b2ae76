import type { NotificationEvent } from 'shared-contract'
import { notificationText } from './notificationText.ts'

test.each<[NotificationEvent, Record<string, string>, string]>([
	['reply', {}, 'notification.reply'],
	['newEpisode', { number: '2' }, 'notification.newEpisode'],
	['newEpisode', { number: '2', about: 'expected' }, 'notification.newEpisode.expected'],
	['moderation', {}, 'notification.moderation'],
	['moderation', { about: 'partly' }, 'notification.moderation.partly'],
	['siteUpdate', {}, 'notification.siteUpdate'],
	['siteUpdate', { about: 'delay' }, 'notification.delay'],
	['siteUpdate', { about: 'delay', number: '2' }, 'notification.delay.episode'],
	['siteUpdate', { about: 'delay', number: '2', date: '2026-10-18' }, 'notification.delay.episode.date'],
	['siteUpdate', { about: 'delay', date: '2026-10-18' }, 'notification.delay.date'],
	['siteUpdate', { about: 'hiatus' }, 'notification.hiatus'],
	['siteUpdate', { about: 'hiatus', date: '2026-12-01' }, 'notification.hiatus.date'],
	['siteUpdate', { about: 'sequel' }, 'notification.sequel'],
	['siteUpdate', { about: 'merged' }, 'notification.merged'],
	['siteUpdate', { about: 'meeting', number: '3', last: '4' }, 'notification.meeting'],
	['siteUpdate', { about: 'meeting', number: '3', last: '3' }, 'notification.meeting.episode'],
	['siteUpdate', { about: 'something newer' }, 'notification.siteUpdate'],
])('%s with %j is said by %s', (event, params, key) => {
	expect(notificationText({ event, params })).toBe(key)
})
