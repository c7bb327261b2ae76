import { MEDIA_EVENTS_SHOWN, MEDIA_SERVERS_PER_MEMBER, UNMATCHED_SERIES_MAX } from 'shared-contract'
import { OBRA, writeSeries } from '../../library/foreignSeries/series.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { mediaBench } from './mediaServer.testing.ts'
import { jellyfin } from './payloads.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { add, connect, entry, overview, post, send } = mediaBench(site)
beforeEach(() => writeSeries(site.db))

const second = (episode: number, given: object = {}) => jellyfin({ EpisodeNumber: episode, ...given })
const unknown = (given: object = {}) => jellyfin({ SeriesName: 'Série Misteriosa', Provider_tvdb: '99', ...given })

describe('the address', () => {
	test('its token is random and only its hash is stored; a new one ends it, and so does the removal', async () => {
		const bia = await newMember(site.app)
		const { token, server } = await add(bia, 'jellyfin', ' bia ')
		expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
		expect(server).toMatchObject({ program: 'jellyfin', userName: 'bia', last: null })
		expect(JSON.stringify(await site.db.selectFrom('media_server').selectAll().execute())).not.toContain(token)
		const renewed = (await send('POST', `media-servers/${server.id}/token`, bia)).json().token
		expect([(await post(token, second(1))).statusCode, (await post(renewed, second(1))).statusCode]).toEqual([404, 200])
		expect((await send('DELETE', `media-servers/${server.id}`, bia)).statusCode).toBe(200)
		expect((await post(renewed, second(2))).statusCode).toBe(404)
		expect((await overview(bia)).servers).toEqual([])
	})

	test('an unknown token is answered like a page that is not there, whatever comes with it', async () => {
		const missing = await site.app.inject({ method: 'POST', url: '/hooks/nothing', payload: {} })
		for (const [token, body] of [
			['x'.repeat(43), jellyfin()],
			['x', 'no JSON'],
			["'or'1'='1", 'x'.repeat(3_000_000)],
		] as const) {
			const answer = await post(token, body)
			const comparable = ({ body }: { body: string }) => ({ ...JSON.parse(body), requestId: '' })
			expect([answer.statusCode, comparable(answer)]).toEqual([404, comparable(missing)])
		}
	})

	test('a member has a limited number of them, and no member sees those of another', async () => {
		const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
		for (let count = 0; count < MEDIA_SERVERS_PER_MEMBER; count++) await add(bia, 'plex')
		expect(await add(bia, 'plex')).toMatchObject({ code: 'mediaServer.tooMany' })
		expect((await overview(caio)).servers).toEqual([])
	})
})

describe('the list', () => {
	test('goes on, never back and never twice; the last episode completes', async () => {
		const { told, member } = await connect('jellyfin')
		await send('PATCH', `list/${OBRA.second}`, member, { status: 'paused', progress: 2 })
		expect(await told(second(5))).toBe('advanced')
		expect(await entry(member, OBRA.second)).toEqual(['current', 5])
		expect([await told(second(5)), await told(second(3))]).toEqual(['known', 'known'])
		expect(await entry(member, OBRA.second)).toEqual(['current', 5])
		expect(await told(second(12))).toBe('advanced')
		expect(await entry(member, OBRA.second)).toEqual(['completed', 12])
		expect(await told(second(1))).toBe('known')
		expect(await entry(member, OBRA.second)).toEqual(['completed', 12])
		const log = (await send('GET', `list/${OBRA.second}/log`, member)).json()
		expect(log.items.map(({ first, last }: { first: number; last: number }) => [first, last])).toEqual([
			[6, 12],
			[3, 5],
			[1, 2],
		])
	})

	test('a rewatch that the member began goes on and completes', async () => {
		const { told, member } = await connect('jellyfin')
		await send('PATCH', `list/${OBRA.second}`, member, { status: 'completed' })
		await send('PATCH', `list/${OBRA.second}`, member, { status: 'rewatching' })
		expect(await told(second(4))).toBe('advanced')
		expect(await entry(member, OBRA.second)).toEqual(['rewatching', 4])
		await told(second(12))
		expect(await entry(member, OBRA.second)).toEqual(['completed', 12])
	})

	test('the same notification twice at once counts once', async () => {
		const { told, member } = await connect('jellyfin')
		expect((await Promise.all([told(second(3)), told(second(3))])).sort()).toEqual(['advanced', 'known'])
		expect(await entry(member, OBRA.second)).toEqual(['current', 3])
	})

	test('another user of the media server counts nothing, and what they watch is not stored', async () => {
		const { told, member } = await connect('jellyfin', 'Bia')
		expect(await told(second(3, { NotificationUsername: 'caio' }))).toBe('otherUser')
		expect(await told(unknown({ NotificationUsername: 'caio' }))).toBe('otherUser')
		const { servers, events, series } = await overview(member)
		expect([servers[0]?.last?.result, events, series]).toEqual(['otherUser', [], []])
		expect(await told(second(3, { NotificationUsername: 'BIA' }))).toBe('advanced')
	})

	test('the last events are listed with their results; neither addresses nor devices are stored', async () => {
		const { told, member, serverId } = await connect('jellyfin')
		await told(second(3))
		site.clock.now = new Date('2026-04-01T13:00:00Z')
		await told(unknown())
		const { servers, events } = await overview(member)
		expect(servers[0]?.last).toEqual({ receivedAt: '2026-04-01T13:00:00.000Z', result: 'unmatched' })
		expect(events).toMatchObject([
			{ name: 'Série Misteriosa', season: 2, episode: 3, result: 'unmatched', title: null },
			{ name: 'Ondas do Mar', season: 2, episode: 3, result: 'advanced', title: { id: OBRA.second }, titleEpisode: 3 },
		])
		const stored = JSON.stringify(await site.db.selectFrom('media_server_event').selectAll().execute())
		expect(stored).not.toMatch(/TV da sala|127\.0\.0\.1|c0ffee/)
		for (let count = 0; count < MEDIA_EVENTS_SHOWN; count++) await told(second(3))
		const rows = await site.db.selectFrom('media_server_event').where('server_id', '=', serverId).selectAll().execute()
		expect(rows).toHaveLength(MEDIA_EVENTS_SHOWN)
	})
})

describe('what is not recognised', () => {
	test('waits, is settled with an offset, and is known from then on', async () => {
		const { told, member } = await connect('jellyfin')
		for (const episode of [2, 3, 1]) expect(await told(unknown({ EpisodeNumber: episode }))).toBe('unmatched')
		const [waiting] = (await overview(member)).series
		expect(waiting).toMatchObject({ name: 'Série Misteriosa', season: 2, episode: 3, count: 3, state: 'waiting' })
		const settle = (offset: number, titleId: number | null = OBRA.other) =>
			send('PUT', `media-series/${waiting?.id}`, member, { titleId, offset })
		const refused = await settle(30)
		expect([refused.statusCode, refused.json().fields]).toEqual([400, { offset: 'entry.progress.beyond' }])
		expect((await settle(12)).statusCode).toBe(200)
		expect(await entry(member, OBRA.other)).toEqual(['current', 15])
		expect(await told(unknown({ EpisodeNumber: 5 }))).toBe('advanced')
		expect(await entry(member, OBRA.other)).toEqual(['current', 17])
		expect(await told(unknown({ EpisodeNumber: 20 }))).toBe('beyond')
		expect(await told(unknown({ SeasonNumber: 3 }))).toBe('unmatched')
		expect((await overview(member)).series.map(({ season, state }) => [season, state])).toContainEqual([2, 'settled'])
	})

	test('is ignored on request, and forgotten', async () => {
		const { told, member } = await connect('jellyfin')
		await told(unknown())
		const id = (await overview(member)).series[0]?.id
		await send('PUT', `media-series/${id}`, member, { titleId: null, offset: 0 })
		expect(await told(unknown({ EpisodeNumber: 4 }))).toBe('ignored')
		expect((await send('DELETE', `media-series/${id}`, member)).statusCode).toBe(200)
		expect((await overview(member)).series).toEqual([])
		expect(await told(unknown())).toBe('unmatched')
	})

	test('is said by a title that is there and no manga', async () => {
		const { told, member } = await connect('jellyfin')
		await told(unknown())
		const id = (await overview(member)).series[0]?.id
		const put = (by: typeof member, titleId: number | null, path = id) =>
			send('PUT', `media-series/${path}`, by, { titleId, offset: 0 })
		expect((await put(member, 999)).statusCode).toBe(404)
		await site.db
			.updateTable('title')
			.set({ kind: 'manga', format: 'Manga', episode_count: null })
			.where('id', '=', OBRA.other)
			.execute()
		expect((await put(member, OBRA.other)).statusCode).toBe(404)
	})

	test('only the last ones are kept', async () => {
		const { told, member } = await connect('jellyfin')
		for (let count = 0; count <= UNMATCHED_SERIES_MAX; count++) await told(unknown({ SeriesName: `Série ${count}` }))
		const { series } = await overview(member)
		expect(series).toHaveLength(UNMATCHED_SERIES_MAX)
		expect(series.at(-1)?.name).toBe('Série 1')
	})
})
