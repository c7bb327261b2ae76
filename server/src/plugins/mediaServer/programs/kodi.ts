import { isJsonObject, own, ownText } from '../../../core/jsonObject.ts'
import { episodeReport, filmReport, idsOf, nameAt, numberAt, OTHER, type ReadReport, type Report } from './report.ts'

/**
 * Reads what a script of Kodi posts: `{ event: 'watched', type: 'episode', showtitle, season, episode, uniqueid }`, or Kodi's
 * own `VideoLibrary.OnUpdate` with the details of the item (`docs/media-servers.md`).
 */
export const readKodi: ReadReport = (body) => {
	if (ownText(body, 'method') === 'VideoLibrary.OnUpdate') {
		const data = own(body, 'params', 'data')
		const item = own(data, 'item')
		// Kodi names the count only where it changed; the item has it in every update.
		const playcount = numberAt(data, 'playcount') ?? 0
		return playcount === 0 ? OTHER : readItem({ ...(isJsonObject(data) && data), ...(isJsonObject(item) && item) })
	}
	const event = ownText(body, 'event')
	if (event === '') return undefined
	return event === 'watched' || event === 'scrobble' ? readItem(body) : OTHER
}

function readItem(item: unknown): Report | undefined {
	const report = reportOf(item)
	// Kodi alone does not send the details: whoever set it up should see that they are missing.
	return report === OTHER ? undefined : report
}

function reportOf(item: unknown): Report {
	const user = nameAt(item, 'user')
	const ids = idsOf(own(item, 'uniqueid'))
	const type = ownText(item, 'type')
	if (type === 'movie') return filmReport(user, { ids, name: nameAt(item, 'title'), year: numberAt(item, 'year') })
	if (type !== 'episode') return OTHER
	return episodeReport({
		user,
		ids,
		name: nameAt(item, 'showtitle'),
		year: null,
		season: numberAt(item, 'season'),
		episode: numberAt(item, 'episode'),
		end: numberAt(item, 'episodeend'),
	})
}
