import { own, ownText } from '../../../core/jsonObject.ts'
import { episodeReport, filmReport, idsOf, isTrue, nameAt, numberAt, OTHER, type ReadReport } from './report.ts'

/** Reads a notification of Jellyfin's webhook plugin (https://github.com/jellyfin/jellyfin-plugin-webhook). */
export const readJellyfin: ReadReport = (body) => {
	const type = ownText(body, 'NotificationType')
	if (type === '') return undefined
	const item = ownText(body, 'ItemType')
	if (!isWatched(type, body) || (item !== 'Episode' && item !== 'Movie')) return OTHER
	const user = nameAt(body, 'NotificationUsername') || nameAt(body, 'Username')
	const ids = idsOf(body, 'provider_')
	const year = numberAt(body, 'Year')
	if (item === 'Movie') return filmReport(user, { ids, name: nameAt(body, 'Name'), year })
	return episodeReport({
		user,
		ids,
		name: nameAt(body, 'SeriesName'),
		year,
		season: numberAt(body, 'SeasonNumber'),
		episode: numberAt(body, 'EpisodeNumber'),
		end: numberAt(body, 'EpisodeNumberEnd'),
	})
}

/**
 * `UserDataSaved` comes for every change, also with each start of what was played before. Of its reasons, a mark by the user
 * counts, and an end of playback that leaves no position to resume at.
 */
function isWatched(type: string, body: unknown): boolean {
	if (type === 'PlaybackStop') return isTrue(own(body, 'PlayedToCompletion'))
	if (type !== 'UserDataSaved') return type === 'MarkPlayed'
	const reason = ownText(body, 'SaveReason')
	const isFinished = reason === 'PlaybackFinished' && !(Number(own(body, 'PlaybackPositionTicks')) > 0)
	return isTrue(own(body, 'Played')) && (reason === 'TogglePlayed' || isFinished)
}
