import { ABSENT_NUMBER, ABSENT_UUID, SECRET } from '../../site/rights/fixtures/place.testing.ts'
import type { PluginSupport } from '../support.testing.ts'
import { mediaBench } from './mediaServer.testing.ts'
import { jellyfin } from './payloads.testing.ts'

/** A media server of the owner, and a series that was not recognised. */
export const fill: PluginSupport['fill'] = async (site, { byName }) => {
	const media = mediaBench(site)
	const { server, token } = await media.add(byName.owner, 'jellyfin')
	await media.post(token, jellyfin({ SeriesName: SECRET }))
	const { series } = await media.overview(byName.owner)
	return {
		'media server': { there: server.id, absent: ABSENT_UUID },
		'media series': { there: series[0]?.id ?? '', absent: ABSENT_NUMBER },
	}
}

export const leaveTraces: PluginSupport['leaveTraces'] = async (site, leaver, { name, word }) => {
	const media = mediaBench(site)
	const { token } = await media.add(leaver, 'jellyfin', name)
	await media.post(token, jellyfin({ SeriesName: word, NotificationUsername: name }))
}
