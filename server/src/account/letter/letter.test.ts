import { NOTIFICATION_DEFAULTS } from 'shared-contract'
import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import type { Catalogue, Similarity } from '../../catalogue/public.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import { partsOf, startMailServer } from '../../core/mail/mailServer.testing.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { sendLetters } from './sendLetters.ts'

const SITE = 'https://niouka.example'
const post = await startMailServer()
const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: SITE, SMTP_URL: post.url } })
afterEach(() => post.reset())
afterAll(() => post.close())

// The clock of the tests starts on Wednesday, 1 April 2026. São Paulo is three hours behind.
const MONDAY = new Date('2026-04-06T11:00:00Z')
const at = (time: Date | string) => {
	site.clock.now = new Date(time)
}

beforeEach(async () => {
	await insertRows(site.db, 'title', [
		{
			id: 1,
			kind: 'anime',
			format: 'TV',
			status: 'releasing',
			title: 'Ondas & <Sal>',
			native_title: '波',
			sort_title: 'a',
		},
		{ id: 2, kind: 'anime', format: 'TV', status: 'releasing', title: 'Outra', sort_title: 'b' },
	])
	await insertRows(site.db, 'airing_slot', [
		{
			title_id: 1,
			platform_id: null,
			starts_at: new Date('2026-03-26T15:00:00Z'),
			every: 'week',
			ends_at: null,
			zone: 'Asia/Tokyo',
		},
	])
})

const send = (method: 'GET' | 'PUT' | 'PATCH', path: string, who: TestMember, payload?: object, headers = {}) =>
	site.app.inject({
		method,
		url: `/api/${path}`,
		headers: { ...who.headers, ...headers },
		...(payload && { payload }),
	})
const NONE = { newFollowers: false, comments: false, newReleases: false, siteUpdates: false }
const choose = (who: TestMember, letter: boolean, { zone = 'America/Sao_Paulo', locale = 'pt' } = {}) =>
	send(
		'PUT',
		'notifications/delivery',
		who,
		{ site: NOTIFICATION_DEFAULTS, push: NONE, email: NONE, quietHours: null, letter, zone },
		{ cookie: `${who.headers.cookie}; niouka_locale=${locale}` },
	)
const watch = (who: TestMember, progress = 1) => send('PATCH', 'list/1', who, { status: 'current', progress })
const letters = () => sendLetters(site.context, site.app.catalogue as Catalogue & Similarity)
const chosen = async (who: TestMember) => (await send('GET', 'notifications/delivery', who)).json().letter

/** A member who watches the first title and wants the letter. */
async function reader(options = {}): Promise<TestMember> {
	const member = await newMember(site.app)
	await watch(member)
	await choose(member, true, options)
	return member
}

test('of a premiere without a time the letter names the day, and it is not out before it', async () => {
	const bia = await reader()
	await site.db.updateTable('title').set({ format: 'Movie', started: '2026-04-07' }).where('id', '=', 2).execute()
	await send('PATCH', 'list/2', bia, { status: 'current' })
	at(MONDAY)
	await letters()
	expect(partsOf(post.received[0]?.raw ?? '').text).toContain('ter., 7 de abr.: Outra')
})

test('on Monday at eight the letter tells of the week, with the same in text and HTML', async () => {
	const [bia, caio] = [await reader(), await newMember(site.app, { username: 'Caio' })]
	await send('PUT', `members/${caio.id}/follow`, bia)
	await send('PUT', 'titles/2/vote', caio, { score: 9 })
	at(new Date(MONDAY.getTime() - 1))
	await letters()
	expect(post.received).toEqual([])
	at(MONDAY)
	await letters()
	const [{ raw = '' } = {}] = post.received
	const { text, html } = partsOf(raw)
	for (const words of ['Saiu e você ainda não viu', 'Nos próximos sete dias']) {
		expect(text).toContain(words.toUpperCase())
		expect(html).toContain(words)
	}
	expect(text).toContain(`Ondas & <Sal>, episódio 2 (previsto)\n${SITE}/anime/1`)
	expect(text).toMatch(/9 de abr\.,? 12:00: Ondas & <Sal>, episódio 3 \(previsto\)/)
	expect(html).toContain('Ondas &amp; &lt;Sal&gt;, episódio 3')
	expect(html).not.toMatch(/<img|<script|<Sal>/)
	expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a drive has its line in a letter that is sent, and is no reason for one', async () => {
	const [bia, moderator] = [await reader(), await newMember(site.app, { role: 'moderator' })]
	await site.db.updateTable('title').set({ year: 2026, season: 'fall' }).execute()
	const payload = { kind: 'season', key: '2026-fall', field: 'synopsis' }
	await site.app.inject({ method: 'POST', url: '/api/drives', headers: moderator.headers, payload })
	at(MONDAY)
	await letters()
	const { text } = partsOf(post.received[0]?.raw ?? '')
	expect(text).toContain(`Sinopses, outono de 2026: 0 de 2\n${SITE}/season/2026/fall`)
	await send('PATCH', 'list/1', bia, { status: 'dropped' })
	at(new Date(MONDAY.getTime() + 28 * DAY_MS))
	await letters()
	expect(post.received).toHaveLength(1)
})

test('each gets it once a week by the clock of their zone, in their language, although several processes send', async () => {
	await reader()
	await reader({ zone: 'Asia/Tokyo', locale: 'ja' })
	at('2026-04-05T23:00:00Z')
	await Promise.all([letters(), letters(), letters()])
	expect(post.received).toHaveLength(1)
	expect(partsOf(post.received[0]?.raw ?? '').text).toContain('『波』第2話（予定）')
	at(MONDAY)
	await Promise.all([letters(), letters(), letters()])
	expect(post.received).toHaveLength(2)
	at(new Date(MONDAY.getTime() + 6 * DAY_MS))
	await letters()
	expect(post.received).toHaveLength(2)
	at(new Date(MONDAY.getTime() + 7 * DAY_MS))
	await letters()
	expect(post.received).toHaveLength(4)
})

test('after a stop there is one letter, and none for a week without anything to tell', async () => {
	const bia = await reader()
	at(new Date(MONDAY.getTime() + 23 * DAY_MS))
	await letters()
	await letters()
	expect(post.received).toHaveLength(1)
	await send('PATCH', 'list/1', bia, { status: 'dropped' })
	at(new Date(MONDAY.getTime() + 28 * DAY_MS))
	await letters()
	expect(post.received).toHaveLength(1)
})

test('a move to another zone brings no second letter of the week', async () => {
	const bia = await reader({ zone: 'Asia/Tokyo' })
	at('2026-04-05T23:00:00Z')
	await letters()
	await choose(bia, true)
	at(MONDAY)
	await letters()
	expect(post.received).toHaveLength(1)
	at(new Date(MONDAY.getTime() + 7 * DAY_MS))
	await letters()
	expect(post.received).toHaveLength(2)
})

test('a letter that the mail server refuses is not sent again, and the next week’s comes', async () => {
	await reader()
	at(MONDAY)
	post.state.refuses = true
	await letters()
	post.state.refuses = false
	at(new Date(MONDAY.getTime() + HOUR_MS))
	await letters()
	expect(post.received).toEqual([])
	at(new Date(MONDAY.getTime() + 7 * DAY_MS))
	await letters()
	expect(post.received).toHaveLength(1)
})

test('one click of the mail program ends the letter, opening the link does not', async () => {
	const bia = await reader()
	at(MONDAY)
	await letters()
	const [, address = ''] =
		/List-Unsubscribe: ?<(.*?)>/.exec(post.received[0]?.raw.replace(/\r\n[ \t]/g, '') ?? '') ?? []
	const path = address.slice(SITE.length)
	expect(path).toMatch(/^\/unsubscribe\/letter\./)
	const page = await site.app.inject({ url: path, headers: { accept: 'text/html' } })
	expect([page.statusCode, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
		200,
		'noindex',
		'no-store',
	])
	expect(page.body).toContain('<button type="submit">Sair do resumo semanal</button>')
	expect(await chosen(bia)).toBe(true)
	const broken = `${path.split('?')[0]?.slice(0, -1)}~`
	for (const url of [broken, path.replace('letter', 'notifications'), '/unsubscribe/x']) {
		expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(404)
	}
	expect(await chosen(bia)).toBe(true)
	const clicked = await site.app.inject({
		method: 'POST',
		url: path,
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		payload: 'List-Unsubscribe=One-Click',
	})
	expect([clicked.statusCode, await chosen(bia)]).toEqual([200, false])
	expect(clicked.body).toContain('o resumo semanal não chega mais')
})
