import { closePages, openPage } from '../../core/live/live.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { countedQueries } from '../query.testing.ts'
import { type NotificationPayload, notify, notifyAll } from './notify.ts'

const site = testSite()
afterEach(closePages)

async function someone() {
	const { headers: key, ...member } = await newMember(site.app)
	return { ...member, key }
}

const payload = (memberId: string, change: Partial<NotificationPayload> = {}): NotificationPayload => ({
	memberId,
	event: 'reply',
	params: { title: 'Ondas' },
	actorId: null,
	link: '/anime/1',
	...change,
})

const read = async (headers: Record<string, string>, query = '') =>
	(await site.app.inject({ url: `/api/notifications${query}`, headers })).json()
const choose = (headers: Record<string, string>, payload: unknown) =>
	site.app.inject({ method: 'PUT', url: '/api/notifications/preferences', headers, payload: payload as object })

test('a notification is published to its member’s open pages, with the unread count', async () => {
	const [bia, caio] = [await someone(), await someone()]
	const [page, other] = [await openPage(site.app, bia.key), await openPage(site.app, caio.key)]
	await notify(site.context, payload(bia.id, { actorId: caio.id }))
	expect(await page.event('notification')).toMatchObject({
		unread: 1,
		notification: { event: 'reply', type: 'comment', user: { name: caio.username }, read: false },
	})
	expect(other.frames.some(({ type }) => type === 'event')).toBe(false)
	expect(await read(bia.key)).toMatchObject({ unread: 1, items: [{ event: 'reply' }] })
})

test('many members are notified with as few queries as one; deleted members are skipped', async () => {
	const members = [await someone(), await someone(), await someone(), await someone()] as const
	const [bia, caio, duda, gone] = members
	await site.db.deleteFrom('member').where('id', '=', gone.id).execute()
	// Of one of her notifications Bia shall know nothing any more.
	await notify(site.context, payload(bia.id, { actorId: duda.id }))
	await site.db
		.insertInto('member_block')
		.values({ member_id: duda.id, blocked_id: bia.id, blocked_at: site.clock.now })
		.execute()
	await notify(site.context, payload(caio.id))
	const pages = [await openPage(site.app, bia.key), await openPage(site.app, caio.key)] as const
	const { db, count } = countedQueries(site.db)
	const { event, params, link } = payload('', { event: 'report' })
	const ids = members.map(({ id }) => id)
	await notifyAll({ ...site.context, db } as typeof site.context, ids, { event, params, link })
	const told = { notification: { event, params, user: null } }
	expect(await pages[0].event('notification')).toMatchObject({ unread: 1, ...told })
	expect(await pages[1].event('notification')).toMatchObject({ unread: 2, ...told })
	expect(await read(duda.key)).toMatchObject({ unread: 1, items: [{ event, params, link, type: 'system' }] })
	const stored = site.db.selectFrom('notification').where('event', '=', event).select('id')
	expect(await stored.execute()).toHaveLength(3)
	// One stores them all; two more are for the pages that are open.
	expect(count()).toBe(3)
})

test('reading in one window is published to the others', async () => {
	const bia = await someone()
	await notify(site.context, payload(bia.id))
	const page = await openPage(site.app, bia.key)
	await site.app.inject({ method: 'POST', url: '/api/notifications/read', headers: bia.key })
	await page.event('notificationsChanged')
})

test('own actions do not notify', async () => {
	const bia = await someone()
	await notify(site.context, payload(bia.id, { actorId: bia.id }))
	expect((await read(bia.key)).items).toEqual([])
})

test('a block hides notifications, old and new', async () => {
	const [bia, caio] = [await someone(), await someone()]
	await notify(site.context, payload(bia.id, { actorId: caio.id }))
	await notify(site.context, payload(bia.id))
	await site.db.insertInto('member_block').values({ member_id: bia.id, blocked_id: caio.id }).execute()
	await notify(site.context, payload(bia.id, { actorId: caio.id }))
	await notify(site.context, payload(caio.id, { actorId: bia.id }))
	expect(await read(bia.key)).toMatchObject({ unread: 1, items: [{ user: null }] })
	expect((await read(bia.key)).items).toHaveLength(1)
	expect((await read(caio.key)).items).toEqual([])
})

test('followers, comments and releases notify by default, site updates do not', async () => {
	const bia = await someone()
	const defaults = { newFollowers: true, comments: true, mentions: true, newReleases: true, siteUpdates: false }
	const preferences = async (headers = {}) =>
		(await site.app.inject({ url: '/api/notifications/preferences', headers })).json()
	expect(await preferences(bia.key)).toEqual(defaults)
	expect(await preferences()).toEqual(defaults)
	for (const event of ['follow', 'comment', 'newChapter', 'siteUpdate'] as const) {
		await notify(site.context, payload(bia.id, { event }))
	}
	expect((await read(bia.key)).items).toHaveLength(3)
	const chosen = { newFollowers: false, comments: false, newReleases: false, siteUpdates: true }
	expect((await choose(bia.key, chosen)).json()).toEqual({ done: true })
	expect(await preferences(bia.key)).toEqual({ ...chosen, mentions: false })
	for (const event of ['follow', 'reply', 'commentLike', 'newEpisode', 'siteUpdate', 'moderation'] as const) {
		await notify(site.context, payload(bia.id, { event }))
	}
	const told = (await read(bia.key)).items.map(({ event }: { event: string }) => event)
	expect(told.slice(0, 2).sort()).toEqual(['moderation', 'siteUpdate'])
	expect(told).toHaveLength(5)
})

test('pages of older ones contain each once, even with equal instants', async () => {
	const bia = await someone()
	const rows = Array.from({ length: 120 }, (_, index) => ({
		member_id: bia.id,
		type: 'system' as const,
		event: 'welcome' as const,
		params: '{}',
		link: `/${index}`,
		created_at: new Date(Date.UTC(2026, 2, 1, 0, Math.floor(index / 30))),
		read_at: index % 2 ? new Date() : null,
	}))
	await site.db.insertInto('notification').values(rows).execute()
	const links: string[] = []
	let before: string | null = null
	do {
		const page: { items: { link: string }[]; next: string | null } = await read(
			bia.key,
			before ? `?before=${before}` : '',
		)
		links.push(...page.items.map(({ link }) => link))
		before = page.next
	} while (before !== null)
	expect(links).toEqual(rows.map(({ link }) => link).reverse())
	expect((await read(bia.key, '?unread=true')).items).toHaveLength(50)
	expect((await site.app.inject({ url: '/api/notifications?before=x', headers: bia.key })).json().code).toBe(
		'request.invalid',
	)
})

test('a failed notification does not fail the action', async () => {
	const reported: string[] = []
	const { report } = site.context.live
	site.context.live.report = (_error, message) => reported.push(message)
	await notify(site.context, payload('00000000-0000-4000-8000-000000000000'))
	site.context.live.report = report
	expect(reported).toEqual(['storing a notification failed'])
})
