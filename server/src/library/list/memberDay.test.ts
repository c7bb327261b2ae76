import { mediaBench } from '../../account/mediaServer/mediaServer.testing.ts'
import { jellyfin } from '../../account/mediaServer/payloads.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { bearer } from '../../testing/token.testing.ts'
import { OBRA, writeSeries } from '../foreignSeries/series.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { connect } = mediaBench(site)
beforeEach(() => writeSeries(site.db))

const ZONES = [
	['America/Sao_Paulo', '2026-04-02T00:30:00Z', '2026-04-01'],
	['Asia/Tokyo', '2026-04-01T15:30:00Z', '2026-04-02'],
	['Pacific/Kiritimati', '2026-04-01T10:30:00Z', '2026-04-02'],
	['Pacific/Pago_Pago', '2026-04-02T10:30:00Z', '2026-04-01'],
] as const

/** What finishes the second season, each without a date. */
const CLIENTS: Record<string, (member: TestMember, hook: (body: object) => Promise<unknown>) => Promise<unknown>> = {
	'a media server': (_member, hook) => hook(jellyfin({ EpisodeNumber: 12 })),
	'an app': async ({ id }) =>
		site.app.inject({
			method: 'PATCH',
			url: `/api/v1/me/list/${OBRA.second}`,
			headers: await bearer(site.app, id, 'list:write'),
			payload: { progress: 12, status: 'completed' },
		}),
	'a client of MyAnimeList': async ({ id }) =>
		site.app.inject({
			method: 'PATCH',
			url: '/mal/v2/anime/103/my_list_status',
			headers: {
				...(await bearer(site.app, id, 'list:write')),
				'content-type': 'application/x-www-form-urlencoded',
			},
			payload: 'status=completed&num_watched_episodes=12',
		}),
	'the site': ({ headers }) =>
		site.app.inject({
			method: 'PATCH',
			url: `/api/list/${OBRA.second}`,
			headers,
			payload: { status: 'completed' },
		}),
}

describe.each(ZONES)('in %s at %s', (zone, instant, day) => {
	test.each(Object.keys(CLIENTS))('what %s finishes without a date has the day of the member', async (name) => {
		site.clock.now = new Date(instant)
		const { member, told } = await connect('jellyfin')
		await site.db.updateTable('member').set({ zone }).where('id', '=', member.id).execute()
		await CLIENTS[name]?.(member, told)
		const entry = await site.db
			.selectFrom('list_entry')
			.where('member_id', '=', member.id)
			.select(['status', 'finished_on'])
			.execute()
		expect(entry).toEqual([{ status: 'completed', finished_on: day }])
	})
})
