import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })

beforeEach(async () => {
	const title = { kind: 'anime' as const, format: 'TV' as const, status: 'releasing' as const, sort_title: 'x' }
	await insertRows(site.db, 'title', [
		{ id: 1, title: 'Dos dois', ...title },
		{ id: 2, title: 'Só na TV', ...title },
		{ id: 3, title: 'Só no streaming', ...title },
		{ id: 4, title: 'Anunciada', ...title },
	])
	const [platform] = await site.db
		.insertInto('platform')
		.values({ key: 'kumo', name: 'Kumo' })
		.returning('id')
		.execute()
	const slot = { platform_id: null, every: 'week' as const, ends_at: new Date('2026-06-30'), zone: 'Asia/Tokyo' }
	const streaming = { ...slot, platform_id: platform?.id ?? 0 }
	const at = (time: string) => new Date(`2026-04-${time}:00Z`)
	await insertRows(site.db, 'airing_slot', [
		{ title_id: 1, starts_at: at('05T15:00'), ...slot },
		{ title_id: 1, starts_at: at('06T16:30'), ...streaming },
		{ title_id: 2, starts_at: at('06T10:00'), ...slot },
		{ title_id: 3, starts_at: at('07T12:00'), ...streaming },
	])
	await insertRows(site.db, 'airing', [
		{ title_id: 4, airs_at: at('08T12:00'), episode_number: 2, zone: 'Asia/Tokyo' },
		{ title_id: 1, airs_at: at('05T15:00'), episode_number: 7, zone: 'Asia/Tokyo' },
	])
})

const week = async (on: string) =>
	(await site.app.inject({ url: `/api/calendar?week=2026-04-05${on}` }))
		.json()
		.items.map(({ animeId, airsAt, episode, platform }: Record<string, unknown>) =>
			[animeId, String(airsAt).slice(5, 16), episode, platform].filter((part) => part !== undefined).join(' '),
		)

test.each([
	['', ['1 04-05T15:00 7', '2 04-06T10:00 1', '3 04-07T12:00 1 Kumo', '4 04-08T12:00 2']],
	['&on=tv', ['1 04-05T15:00 7', '2 04-06T10:00 1', '4 04-08T12:00 2']],
	// A service counts its own episodes: it may be a week behind.
	['&on=streaming', ['1 04-06T16:30 1 Kumo', '3 04-07T12:00 1 Kumo']],
])('the week%s shows the times of those places', async (on, shown) => {
	expect(await week(on)).toEqual(shown)
})

test.each([
	['', 4],
	['?on=streaming', 2],
	['?on=tv', 3],
	['?only=finales&on=tv', 0],
	['?on=radio&only=x', 4],
])('the file for other calendars%s has the releases of the calendar with that filter', async (query, count) => {
	site.clock.now = new Date('2026-04-05T12:00:00Z')
	const { body } = await site.app.inject({ url: `/calendar.ics${query}` })
	const starts = body.match(/^DTSTART.*:2026040[5-9].*$/gm) ?? []
	expect(starts).toHaveLength(count)
})
