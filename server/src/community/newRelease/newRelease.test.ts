import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import { closePages, openPage } from '../../core/live/live.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { notifyReleases } from './notifyReleases.ts'

const site = testSite()

async function someone() {
	const { headers: key, ...member } = await newMember(site.app)
	return { ...member, key }
}

async function addTitle(title: string, kind: 'anime' | 'manga' = 'anime') {
	const { id } = await site.db
		.insertInto('title')
		.values({ kind, format: kind === 'anime' ? 'TV' : 'Manga', status: 'releasing', title, sort_title: title })
		.returning('id')
		.executeTakeFirstOrThrow()
	return id
}

async function addEpisode(titleId: number, number: number, aired: string, season = 1) {
	const { id: seasonId } = await site.db
		.insertInto('season')
		.values({ title_id: titleId, number: season })
		.onConflict((conflict) => conflict.columns(['title_id', 'number']).doUpdateSet({ number: season }))
		.returning('id')
		.executeTakeFirstOrThrow()
	const { id } = await site.db
		.insertInto('episode')
		.values({
			title_id: titleId,
			season_id: seasonId,
			kind: 'regular',
			number,
			label: String(number),
			title: 'x',
			aired,
		})
		.returning('id')
		.executeTakeFirstOrThrow()
	return id
}

const save = (memberId: string, titleId: number, at = '2026-03-01T00:00:00Z') =>
	site.db
		.insertInto('saved_title')
		.values({ member_id: memberId, title_id: titleId, saved_at: new Date(at) })
		.execute()

const notificationsOf = async (key: Record<string, string>) =>
	(await site.app.inject({ url: '/api/notifications', headers: key })).json().items

const later = (days: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS)
}

test('a saved title notifies once on an episode’s release day, with a link to it', async () => {
	const [bia, caio] = [await someone(), await someone()]
	const titleId = await addTitle('Lanternas do Sul')
	await save(bia.id, titleId)
	const episodeId = await addEpisode(titleId, 7, '2026-04-02')
	await notifyReleases(site.context)
	expect(await notificationsOf(bia.key)).toEqual([])
	later(1)
	for (let again = 0; again < 3; again++) {
		await notifyReleases(site.context)
		site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS)
	}
	expect(await notificationsOf(bia.key)).toMatchObject([
		{
			event: 'newEpisode',
			params: { title: 'Lanternas do Sul', number: '7' },
			link: `/episode/${episodeId}`,
			user: null,
		},
	])
	expect(await notificationsOf(caio.key)).toEqual([])
})

test('a chapter links to its manga, an announced airing to its title', async () => {
	const bia = await someone()
	const [manga, anime] = [await addTitle('Cartas do Farol', 'manga'), await addTitle('Ondas')]
	await save(bia.id, manga)
	await save(bia.id, anime)
	await site.db
		.insertInto('chapter')
		.values({ title_id: manga, number: 10.5, title: 'x', released: '2026-04-01' })
		.execute()
	await site.db
		.insertInto('airing')
		.values({ title_id: anime, episode_number: 3, airs_at: new Date('2026-04-01T11:00:00Z'), zone: 'Asia/Tokyo' })
		.execute()
	await notifyReleases(site.context)
	const told = await notificationsOf(bia.key)
	expect(told).toHaveLength(2)
	expect(told).toContainEqual(
		expect.objectContaining({
			event: 'newChapter',
			params: { title: 'Cartas do Farol', number: '10.5' },
			link: `/manga/${manga}`,
		}),
	)
	expect(told).toContainEqual(expect.objectContaining({ event: 'newEpisode', link: `/anime/${anime}` }))
})

test('an airing and a date of the same episode notify once', async () => {
	const bia = await someone()
	const titleId = await addTitle('Ondas')
	await save(bia.id, titleId)
	await addEpisode(titleId, 3, '2026-04-01')
	await site.db
		.insertInto('airing')
		.values({ title_id: titleId, episode_number: 3, airs_at: new Date('2026-04-01T11:00:00Z'), zone: 'Asia/Tokyo' })
		.execute()
	await notifyReleases(site.context)
	expect(await notificationsOf(bia.key)).toHaveLength(1)
})

test('releases before the save, long ago or without an exact day are not notified', async () => {
	const bia = await someone()
	const titleId = await addTitle('Ondas')
	await addEpisode(titleId, 1, '2026-03-30')
	await addEpisode(titleId, 2, '2026-01-05')
	await addEpisode(titleId, 3, '2026-04')
	await save(bia.id, titleId, '2026-03-31T09:00:00Z')
	await notifyReleases(site.context)
	expect(await notificationsOf(bia.key)).toEqual([])
})

test('members can turn release notifications off', async () => {
	const bia = await someone()
	const titleId = await addTitle('Ondas')
	await save(bia.id, titleId)
	await addEpisode(titleId, 1, '2026-04-01')
	const payload = { newFollowers: true, comments: true, newReleases: false, siteUpdates: false }
	await site.app.inject({ method: 'PUT', url: '/api/notifications/preferences', headers: bia.key, payload })
	await notifyReleases(site.context)
	expect(await notificationsOf(bia.key)).toEqual([])
})

test('a dropped title is not notified until it is resumed', async () => {
	const bia = await someone()
	const titleId = await addTitle('Ondas')
	await save(bia.id, titleId)
	await addEpisode(titleId, 1, '2026-04-01')
	const setStatus = (status: string) =>
		site.app.inject({ method: 'PATCH', url: `/api/list/${titleId}`, headers: bia.key, payload: { status } })
	await setStatus('dropped')
	await notifyReleases(site.context)
	expect(await notificationsOf(bia.key)).toEqual([])
	await setStatus('current')
	site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS)
	await notifyReleases(site.context)
	expect(await notificationsOf(bia.key)).toHaveLength(1)
})

test('two concurrent processes notify once, and open pages get it live', async () => {
	const bia = await someone()
	const page = await openPage(site.app, bia.key)
	const titleId = await addTitle('Ondas')
	await save(bia.id, titleId)
	await addEpisode(titleId, 1, '2026-04-01')
	await Promise.all([notifyReleases(site.context), notifyReleases(site.context)])
	expect(await page.event('notification')).toMatchObject({ unread: 1, notification: { event: 'newEpisode' } })
	expect(await notificationsOf(bia.key)).toHaveLength(1)
	await closePages()
})
