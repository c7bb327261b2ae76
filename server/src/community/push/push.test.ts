import { NOTIFICATION_DEFAULTS, type NotificationDelivery } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import type { ProcessContext } from '../../core/appContext.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { type NotificationPayload, notify } from '../notification/notify.ts'
import { deliverPushes } from './deliverPushes.ts'
import { pushKeys } from './pushKeys.ts'
import { startPushService } from './pushService.testing.ts'

const SITE = 'https://niouka.example'
const service = await startPushService()
const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: SITE }, dial: service.dial })
afterEach(() => service.reset())
afterAll(() => service.close())

beforeEach(async () => {
	await insertRows(site.db, 'title', [
		{
			id: 1,
			kind: 'anime',
			format: 'TV',
			status: 'releasing',
			title: 'Ondas',
			english_title: 'Waves',
			sort_title: 'ondas',
		},
	])
})

const NONE = { newFollowers: false, comments: false, newReleases: false, siteUpdates: false }
const CHOSEN: NotificationDelivery = {
	site: NOTIFICATION_DEFAULTS,
	push: { ...NONE, comments: true },
	email: NONE,
	quietHours: null,
	letter: false,
}
const send = (
	method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
	path: string,
	who?: TestMember,
	payload?: object,
	headers = {},
) =>
	site.app.inject({
		method,
		url: `/api/${path}`,
		headers: { ...who?.headers, ...headers },
		...(payload && { payload }),
	})
const choose = (who: TestMember, change: Partial<NotificationDelivery> = {}) =>
	send('PUT', 'notifications/delivery', who, { ...CHOSEN, ...change, zone: 'America/Sao_Paulo' })
const subscribe = (who: TestMember, device: string, headers = {}) =>
	send('PUT', 'push/subscription', who, service.subscription(device), headers)
const tell = (memberId: string, change: Partial<NotificationPayload> = {}) =>
	notify(site.context, {
		memberId,
		event: 'reply',
		params: { user: 'Caio', title: 'Ondas' },
		actorId: null,
		link: '/anime/1#comment-7',
		...change,
	})
const deliver = (context: ProcessContext = site.context) => deliverPushes(context)
const bodies = () => service.received.map(({ payload }) => payload.notification.body)
const devices = async (who: TestMember) => (await send('GET', 'push', who)).json().devices

/** Another session of a member. */
async function signInAgain({ id, headers }: TestMember): Promise<TestMember> {
	const { email } = await site.db.selectFrom('member').where('id', '=', id).select('email').executeTakeFirstOrThrow()
	const answer = await site.app.inject({
		method: 'POST',
		url: '/api/auth/login',
		payload: { email, password: 'violeta-quieta-83' },
	})
	const [cookie] = answer.cookies
	const key = { authorization: `Bearer ${answer.json().token}`, cookie: `${cookie?.name}=${cookie?.value}` }
	return { id, username: '', headers: { ...headers, ...key } }
}

test('a notification reaches each device once, encrypted, in its language, as Declarative Web Push', async () => {
	const bia = await newMember(site.app)
	await subscribe(bia, 'phone')
	const other = await signInAgain(bia)
	await subscribe(other, 'laptop', { cookie: `${other.headers.cookie}; niouka_locale=en` })
	await tell(bia.id)
	await Promise.all([deliver(), deliver(), deliver()])
	await deliver()
	expect(service.received.map(({ device }) => device).sort()).toEqual(['laptop', 'phone'])
	const [phone, laptop] = ['phone', 'laptop'].map((name) => service.received.find(({ device }) => device === name))
	expect(phone?.payload).toEqual({
		web_push: 8030,
		notification: {
			title: 'Niouka',
			body: 'Caio respondeu ao seu comentário em Ondas.',
			lang: 'pt-BR',
			dir: 'auto',
			navigate: `${SITE}/anime/1#comment-7`,
			tag: 'reply /anime/1#comment-7',
			icon: `${SITE}/install/icon-192.png`,
		},
	})
	expect(phone?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) })
	expect(laptop?.payload.notification.body).toBe('Caio replied to your comment on Waves.')
})

test('kinds that the member wants by push alone are not on the site, and others are not pushed', async () => {
	const bia = await newMember(site.app)
	await subscribe(bia, 'phone')
	await choose(bia, { site: { ...NONE, newFollowers: true } })
	await tell(bia.id)
	await tell(bia.id, { event: 'follow', link: '/profile/Caio' })
	await tell(bia.id, { event: 'moderation', link: '/proposals' })
	await deliver()
	expect(bodies()).toEqual(['Caio respondeu ao seu comentário em Ondas.'])
	const { items, unread } = (await send('GET', 'notifications', bia)).json()
	expect([items.map(({ event }: { event: string }) => event), unread]).toEqual([['moderation', 'follow'], 2])
})

test('without a choice there is push of what is on the site', async () => {
	const bia = await newMember(site.app)
	await subscribe(bia, 'phone')
	const { comments, ...others } = NOTIFICATION_DEFAULTS
	await send('PUT', 'notifications/preferences', bia, { ...others, comments: false })
	await tell(bia.id)
	await tell(bia.id, { event: 'follow' })
	await deliver()
	expect(bodies()).toEqual(['Caio começou a seguir você.'])
})

test('nothing is pushed of what was read meanwhile, of blocked members, of dropped titles, or long after', async () => {
	const [bia, eve] = [await newMember(site.app), await newMember(site.app)]
	await subscribe(bia, 'phone')
	await tell(bia.id)
	await send('POST', 'notifications/read', bia, {})
	await tell(bia.id, { actorId: eve.id })
	await send('PUT', `members/${eve.id}/block`, bia)
	await deliver()
	await send('PATCH', 'list/1', bia, { status: 'dropped' })
	await tell(bia.id)
	await deliver()
	await tell(bia.id, { link: '/news/1' })
	site.clock.now = new Date(site.clock.now.getTime() + 16 * MINUTE_MS)
	await deliver()
	expect(bodies()).toEqual([])
	await tell(bia.id, { link: '/news/1' })
	await deliver()
	expect(bodies()).toHaveLength(1)
})

test('within quiet hours of the member’s zone nothing is pushed, then or later', async () => {
	const bia = await newMember(site.app)
	await subscribe(bia, 'phone')
	await choose(bia, { quietHours: { from: '22:00', to: '07:30' } })
	const at = async (time: string) => {
		site.clock.now = new Date(time)
		await tell(bia.id)
		await deliver()
		return service.received.length
	}
	// São Paulo is three hours behind.
	expect(await at('2026-04-02T00:59:00Z')).toBe(1)
	expect(await at('2026-04-02T01:00:00Z')).toBe(1)
	expect(await at('2026-04-02T10:29:00Z')).toBe(1)
	expect(await at('2026-04-02T10:30:00Z')).toBe(2)
})

test.each([404, 410])('a device whose push service answers %i is removed, one that fails stays', async (status) => {
	const bia = await newMember(site.app)
	await subscribe(bia, 'phone')
	service.answer('phone', 503)
	await tell(bia.id)
	await deliver()
	expect(await devices(bia)).toHaveLength(1)
	service.answer('phone', status)
	await tell(bia.id)
	await deliver()
	expect(await devices(bia)).toEqual([])
})

test('a device ends with its session, and with a removal by its member alone', async () => {
	const [bia, eve] = [await newMember(site.app), await newMember(site.app)]
	const other = await signInAgain(bia)
	await subscribe(bia, 'phone')
	await subscribe(other, 'laptop')
	expect((await devices(bia)).map(({ isThis }: { isThis: boolean }) => isThis).sort()).toEqual([false, true])
	await send('POST', 'auth/logout', other, {})
	const [left] = await devices(bia)
	expect(left).toMatchObject({ isThis: true, succeededAt: null })
	expect((await send('DELETE', `push/devices/${left.id}`, eve)).json().code).toBe('request.notFound')
	expect((await send('DELETE', `push/devices/${left.id}`, bia)).json()).toEqual({ done: true })
	expect(await devices(bia)).toEqual([])
})

test('a browser belongs to the member who subscribed it last, and its renewal needs its former address', async () => {
	const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
	await subscribe(bia, 'phone')
	await send('PUT', 'push/subscription', caio, service.subscription('phone'))
	expect([await devices(bia), await devices(caio)]).toMatchObject([[], [{ isThis: true }]])
	const to = service.subscription('renewed')
	await send('POST', 'push/renewal', undefined, { from: 'https://push.test/another', to })
	await tell(caio.id)
	await deliver()
	await send('POST', 'push/renewal', undefined, { from: 'https://push.test/phone', to })
	await tell(caio.id)
	await deliver()
	expect(service.received.map(({ device }) => device)).toEqual(['phone', 'renewed'])
})

test('a test goes to the device that asks, and a private address is never called', async () => {
	const bia = await newMember(site.app)
	await subscribe(bia, 'phone')
	expect((await send('POST', 'push/test', bia, {})).json()).toEqual({ done: true })
	expect(bodies()).toEqual(['Deu certo! É assim que os avisos chegam aqui.'])
	for (const endpoint of ['https://inside.test/x', 'https://127.0.0.1/x', 'https://push.test:8443/x']) {
		await send('PUT', 'push/subscription', bia, { ...service.subscription('inside'), endpoint })
		expect((await send('POST', 'push/test', bia, {})).json().code).toBe('push.failed')
	}
	const plain = { ...service.subscription('plain'), endpoint: 'http://push.test/plain' }
	expect((await send('PUT', 'push/subscription', bia, plain)).statusCode).toBe(400)
})

test('all processes have the pair of keys that the database was made with, or that of the settings', async () => {
	const bia = await newMember(site.app)
	const { publicKey } = (await send('GET', 'push', bia)).json()
	expect(publicKey).toMatch(/^[\w-]{87}$/)
	const stored = await site.db.selectFrom('site_key').where('name', '=', 'vapid').selectAll().executeTakeFirst()
	expect(stored).toMatchObject({ public_half: publicKey, secret: expect.stringMatching(/^[\w-]{43}$/) })
	const { db, settings } = site.context
	const given = { ...settings, VAPID_PUBLIC_KEY: 'given', VAPID_PRIVATE_KEY: 'secret' }
	const keys = { subject: SITE, publicKey: 'given', privateKey: 'secret' }
	expect(await pushKeys({ db, settings: given })).toEqual(keys)
	const { SITE_URL: _, ...withoutAddress } = given
	expect(await pushKeys({ db, settings: withoutAddress })).toBeUndefined()
})
