import { NOTIFICATION_DEFAULTS } from 'shared-contract'
import { HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { partsOf, startMailServer } from '../../core/mail/mailServer.testing.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { notify } from '../notification/notify.ts'
import { mailNotifications } from './mailNotifications.ts'

const SITE = 'https://niouka.example'
const post = await startMailServer()
const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: SITE, SMTP_URL: post.url } })
afterEach(() => post.reset())
afterAll(() => post.close())

const send = (method: 'GET' | 'PUT' | 'POST', path: string, who: TestMember, payload?: object) =>
	site.app.inject({ method, url: `/api/${path}`, headers: who.headers, ...(payload && { payload }) })
const NONE = { newFollowers: false, comments: false, newReleases: false, siteUpdates: false }

/** A member who wants comments by e-mail. */
async function reader(): Promise<TestMember> {
	const member = await newMember(site.app)
	await send('PUT', 'notifications/delivery', member, {
		site: NOTIFICATION_DEFAULTS,
		push: NONE,
		email: { ...NONE, comments: true },
		quietHours: null,
		letter: false,
		zone: 'America/Sao_Paulo',
	})
	return member
}
const tell = (memberId: string, event: 'reply' | 'follow', user: string) =>
	notify(site.context, { memberId, event, params: { user, title: 'Ondas' }, actorId: null, link: '/anime/1' })
const wait = (ms: number) => {
	site.clock.now = new Date(site.clock.now.getTime() + ms)
}
const mail = () => mailNotifications(site.context)

test('what is unread after ten minutes comes in one e-mail, the chosen kinds alone, once', async () => {
	const bia = await reader()
	await tell(bia.id, 'reply', 'Caio')
	await tell(bia.id, 'reply', 'Duda')
	await tell(bia.id, 'follow', 'Eva')
	wait(10 * MINUTE_MS - 1)
	await mail()
	expect(post.received).toEqual([])
	wait(1)
	await Promise.all([mail(), mail(), mail()])
	expect(post.received).toHaveLength(1)
	const { text, html } = partsOf(post.received[0]?.raw ?? '')
	for (const part of [text, html]) {
		expect(part).toMatch(/Duda respondeu.*Caio respondeu/s)
		expect(part).not.toContain('Eva')
		expect(part).toContain(`${SITE}/anime/1`)
	}
	wait(2 * HOUR_MS)
	await mail()
	expect(post.received).toHaveLength(1)
})

test('a member gets at most one an hour, and nothing of what they have read', async () => {
	const bia = await reader()
	await tell(bia.id, 'reply', 'Caio')
	wait(10 * MINUTE_MS)
	await mail()
	await tell(bia.id, 'reply', 'Duda')
	wait(30 * MINUTE_MS)
	await mail()
	expect(post.received).toHaveLength(1)
	wait(30 * MINUTE_MS)
	await mail()
	expect(post.received).toHaveLength(2)
	await tell(bia.id, 'reply', 'Eva')
	await send('POST', 'notifications/read', bia, {})
	wait(2 * HOUR_MS)
	await mail()
	expect(post.received).toHaveLength(2)
})
