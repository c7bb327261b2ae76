import { own, ownText } from '../../../core/jsonObject.ts'
import { episodeReport, filmReport, idAt, nameAt, numberAt, OTHER, type ReadReport } from './report.ts'

/** `com.plexapp.agents.hama://anidb-123/1/5`, `com.plexapp.agents.thetvdb://267440/2/3?lang=en`. */
const AGENT = /^com\.plexapp\.agents\.([a-z]+):\/\/(?:([a-z]+)(\d?)-)?([^/?]+)/
/** HAMA's modes whose episodes have absolute numbers, such as `tvdb4-267440`. */
const ABSOLUTE_MODES = ['3', '4', '5']

/** Reads a webhook of Plex (https://support.plex.tv/articles/115002267687-webhooks/). */
export const readPlex: ReadReport = (body) => {
	const event = ownText(body, 'event')
	if (event === '') return undefined
	const item = own(body, 'Metadata')
	const type = ownText(item, 'type')
	if (event !== 'media.scrobble' || (type !== 'episode' && type !== 'movie')) return OTHER
	const user = nameAt(body, 'Account', 'title')
	const agent = readAgent(ownText(item, 'guid')) ?? readAgent(ownText(item, 'grandparentGuid'))
	const ids = agent?.ids ?? listedIds(own(item, 'Guid'))
	if (type === 'movie') return filmReport(user, { ids, name: nameAt(item, 'title'), year: numberAt(item, 'year') })
	return episodeReport({
		user,
		ids,
		// The list has the ids of the episode itself.
		areOfSeries: agent !== undefined,
		name: nameAt(item, 'grandparentTitle'),
		year: null,
		season: agent?.isAbsolute ? null : numberAt(item, 'parentIndex'),
		episode: numberAt(item, 'index'),
	})
}

function readAgent(guid: string) {
	const [, agent = '', site, mode = '', id] = AGENT.exec(guid) ?? []
	const ids = idAt(site ?? agent, id)
	return ids.length === 0 ? undefined : { ids, isAbsolute: ABSOLUTE_MODES.includes(mode) }
}

/** `[{ id: 'tvdb://123' }]`. */
function listedIds(list: unknown) {
	return (Array.isArray(list) ? list.slice(0, 20) : []).flatMap((each) => {
		const [site = '', id] = ownText(each, 'id').split('://')
		return idAt(site, id)
	})
}
