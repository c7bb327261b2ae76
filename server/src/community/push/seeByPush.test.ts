import { DAY_MS } from 'shared-contract/units'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type NotificationPayload, notify } from '../notification/notify.ts'
import { deliverPushes } from './deliverPushes.ts'
import { startPushService } from './pushService.testing.ts'

const service = await startPushService()
const site = testSite({
	environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' },
	dial: service.dial,
})
afterEach(() => service.reset())
afterAll(() => service.close())

const NAMES = { status: 'releasing', title: 'Ondas', sort_title: 'ondas' } as const

beforeEach(async () => {
	await insertRows(site.db, 'title', [
		{ ...NAMES, id: 1, kind: 'anime', format: 'TV', episode_count: 12 },
		{ ...NAMES, id: 2, kind: 'manga', format: 'Manga' },
	])
})

const send = (method: 'GET' | 'PUT' | 'PATCH' | 'POST', path: string, who?: TestMember, payload?: object) =>
	site.app.inject({ method, url: `/api/${path}`, headers: { ...who?.headers }, ...(payload && { payload }) })

/** A member with a device, who is told of an episode; and the notification as the device shows it. */
async function told(change: Partial<NotificationPayload> = {}) {
	const member = await newMember(site.app)
	const device = member.id
	await send('PUT', 'push/subscription', member, service.subscription(device))
	await notify(site.context, {
		memberId: member.id,
		event: 'newEpisode',
		params: { title: 'Ondas', number: '5' },
		actorId: null,
		link: '/anime/1',
		...change,
	})
	await deliverPushes(site.context)
	const shown = service.received.find((message) => message.device === device)?.payload.notification
	const endpoint = service.subscription(device).endpoint
	return { member, shown, endpoint, notification: shown?.data?.seen ?? '' }
}
const press = (endpoint: string, notification: string) =>
	send('POST', 'push/seen', undefined, { endpoint, notification })
const progress = async (who: TestMember, id = 1) =>
	(await send('GET', `list/${id}`, who)).json().entry?.progress.current

test('the button of a push raises the progress once, without a session, and reads the notification', async () => {
	const { member, shown, endpoint, notification } = await told()
	expect(shown?.actions).toEqual([
		{ action: 'seen', title: 'Vi o episódio 5', navigate: 'https://niouka.example/anime/1' },
	])
	expect((await press(endpoint, notification)).json()).toEqual({ done: true })
	expect(await progress(member)).toBe(5)
	expect((await send('GET', 'notifications', member)).json()).toMatchObject({ unread: 0, items: [{ read: true }] })
	await send('PATCH', 'list/1', member, { progress: 9 })
	await press(endpoint, notification)
	expect(await progress(member)).toBe(9)
})

test('chapters have the button, other notifications none', async () => {
	const { member, shown, endpoint, notification } = await told({ event: 'newChapter', link: '/manga/2' })
	expect(shown?.actions).toMatchObject([{ title: 'Li o capítulo 5' }])
	await press(endpoint, notification)
	expect(await progress(member, 2)).toBe(5)
	const followed = await told({ event: 'follow', params: { user: 'Caio' }, link: '/profile/Caio' })
	expect([followed.shown?.actions, followed.shown?.data]).toEqual([undefined, undefined])
})

test('an episode of a later season counts through all of them, and a chapter between two as the one before', async () => {
	await insertRows(site.db, 'season', [
		{ id: 1, title_id: 1, number: 1 },
		{ id: 2, title_id: 1, number: 2 },
	])
	const episode = { title_id: 1, kind: 'regular' as const, title: 'x' }
	await insertRows(site.db, 'episode', [
		...[1, 2, 3].map((number) => ({ ...episode, id: number, season_id: 1, number, label: String(number) })),
		{ ...episode, id: 4, season_id: 2, number: 1, label: '1' },
	])
	const second = await told({ params: { title: 'Ondas', number: '1' }, link: '/episode/4' })
	await press(second.endpoint, second.notification)
	expect(await progress(second.member)).toBe(4)
	const half = await told({ event: 'newChapter', params: { title: 'Ondas', number: '10.5' }, link: '/manga/2' })
	expect((await press(half.endpoint, half.notification)).statusCode).toBe(200)
	expect(await progress(half.member, 2)).toBe(10)
})

test('a device says nothing for another member, of another notification, or after its session', async () => {
	const [ana, bia] = [await told(), await told()]
	const follow = await notifyFollow(ana.member)
	const refused = async (endpoint: string, notification: string) =>
		expect((await press(endpoint, notification)).json().code).toBe('request.notFound')
	await refused(ana.endpoint, bia.notification)
	await refused(ana.endpoint, follow)
	await refused('https://push.test/nobody', ana.notification)
	await refused(ana.endpoint, '999999999')
	site.clock.now = new Date(site.clock.now.getTime() + 400 * DAY_MS)
	await refused(ana.endpoint, ana.notification)
	expect(await progress(bia.member)).toBeUndefined()
})

async function notifyFollow(who: TestMember): Promise<string> {
	await notify(site.context, {
		memberId: who.id,
		event: 'follow',
		params: { user: 'Caio' },
		actorId: null,
		link: '/profile/Caio',
	})
	const row = await site.db
		.selectFrom('notification')
		.where('event', '=', 'follow')
		.select('id')
		.executeTakeFirstOrThrow()
	return String(row.id)
}
