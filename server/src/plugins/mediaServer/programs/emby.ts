import { own, ownText } from '../../../core/jsonObject.ts'
import { episodeReport, filmReport, idsOf, isTrue, nameAt, numberAt, OTHER, type ReadReport } from './report.ts'

/** Reads a webhook of Emby (https://emby.media/support/articles/Webhooks.html). */
export const readEmby: ReadReport = (body) => {
	const event = ownText(body, 'Event')
	if (event === '') return undefined
	const item = own(body, 'Item')
	const type = ownText(item, 'Type')
	const isWatched =
		event === 'item.markplayed' ||
		(event === 'playback.stop' && isTrue(own(body, 'PlaybackInfo', 'PlayedToCompletion')))
	if (!isWatched || (type !== 'Episode' && type !== 'Movie')) return OTHER
	const user = nameAt(body, 'User', 'Name')
	const ids = idsOf(own(item, 'ProviderIds'))
	if (type === 'Movie') {
		return filmReport(user, { ids, name: nameAt(item, 'Name'), year: numberAt(item, 'ProductionYear') })
	}
	return episodeReport({
		user,
		ids,
		name: nameAt(item, 'SeriesName'),
		// `ProductionYear` is that of the episode.
		year: null,
		season: numberAt(item, 'ParentIndexNumber'),
		episode: numberAt(item, 'IndexNumber'),
		end: numberAt(item, 'IndexNumberEnd'),
	})
}
