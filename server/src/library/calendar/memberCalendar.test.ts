import { memberCalendarFile } from 'shared-contract'
import { insertRows } from '../../core/database/insertRows.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })

/** Two animes that are shown every week; the second has other names. */
beforeEach(async () => {
	await insertRows(
		site.db,
		'title',
		[1, 2].map((id) => ({
			id,
			kind: 'anime' as const,
			format: 'TV' as const,
			status: 'releasing' as const,
			title: `Obra ${id}`,
			romaji_title: `Sakuhin ${id}`,
			native_title: `作品${id}`,
			sort_title: `obra ${id}`,
		})),
	)
	await insertRows(
		site.db,
		'airing_slot',
		[1, 2].map((id) => ({
			title_id: id,
			platform_id: null,
			starts_at: new Date('2026-03-28T15:00:00Z'),
			every: 'week' as const,
			ends_at: null,
			zone: 'Asia/Tokyo',
		})),
	)
})

const send = (method: 'GET' | 'POST' | 'DELETE' | 'PATCH', path: string, who?: TestMember, payload?: object) =>
	site.app.inject({ method, url: `/api/${path}`, ...(who && { headers: who.headers }), ...(payload && { payload }) })
const list = (who: TestMember, id: number, status: string, change: object = {}) =>
	send('PATCH', `list/${id}`, who, { status, ...change })
const renew = async (who: TestMember): Promise<string> => (await send('POST', 'calendar-token', who)).json().token
const file = (token: string, query = '', headers = {}) =>
	site.app.inject({ url: `${memberCalendarFile(token)}${query}`, headers })
const summaries = async (token: string, query = '') => [
	...new Set((await file(token, query)).body.match(/(?<=SUMMARY:)[^:\r\n]*/g)),
]

test('the file has the releases of what its member watches, of private entries too, and of nobody else', async () => {
	const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
	await list(bia, 1, 'current', { isPrivate: true })
	await list(bia, 2, 'paused')
	await list(caio, 2, 'current')
	const token = await renew(bia)
	expect(await summaries(token)).toEqual(['Obra 1'])
	const { statusCode, headers, body } = await file(token)
	expect([statusCode, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
		200,
		'text/calendar; charset=utf-8',
		'private, no-cache',
		'noindex',
	])
	expect(body).toContain('X-WR-CALNAME:Minha lista · Niouka')
	expect(body).toContain('URL:https://niouka.example/anime/1')
	expect(body).toContain('STATUS:TENTATIVE')
	expect((await file(token, '', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
	await list(bia, 1, 'dropped')
	expect(await summaries(token)).toEqual([])
})

test('the file has the language and the names of titles that its address asks for', async () => {
	const bia = await newMember(site.app)
	await list(bia, 1, 'current')
	const token = await renew(bia)
	expect(await summaries(token, '?hl=en&names=romaji')).toEqual(['Sakuhin 1'])
	const japanese = await file(token, '?hl=ja')
	expect(japanese.body).toContain('X-WR-CALNAME:マイリスト · Niouka')
	expect(japanese.body).toContain('SUMMARY:作品1 第1話')
})

test('a token is random, and only its hash is stored; the next one ends it, and so does a revocation', async () => {
	const bia = await newMember(site.app)
	const date = async () => (await send('GET', 'calendar-token', bia)).json()
	expect(await date()).toEqual({ createdAt: null })
	const first = await renew(bia)
	expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/)
	expect(await date()).toEqual({ createdAt: site.clock.now.toISOString() })
	const stored = JSON.stringify(await site.db.selectFrom('calendar_token').selectAll().execute())
	expect(stored).not.toContain(first)
	const second = await renew(bia)
	expect([(await file(first)).statusCode, (await file(second)).statusCode]).toEqual([404, 200])
	for (let time = 0; time < 2; time++) {
		expect((await send('DELETE', 'calendar-token', bia)).statusCode).toBe(200)
	}
	expect([(await file(second)).statusCode, await date()]).toEqual([404, { createdAt: null }])
})

test('a repeated request with one key stores no token', async () => {
	const bia = await newMember(site.app)
	const headers = { ...bia.headers, 'idempotency-key': '0b1b7a52-5a0e-4b56-9d6f-0f4bb2c7c001' }
	const answer = await site.app.inject({ method: 'POST', url: '/api/calendar-token', headers })
	expect(answer.headers['cache-control']).toBe('no-store')
	const { token } = answer.json()
	const keys = JSON.stringify(await site.db.selectFrom('idempotency_key').selectAll().execute())
	expect(keys).not.toContain(token)
})

test.each(['x', 'x'.repeat(43), 'x'.repeat(44), `${'x'.repeat(42)}%2F`, "'or'1'='1"])(
	'the unknown token %s is not found, and not indexed',
	async (token) => {
		await renew(await newMember(site.app))
		const { statusCode, headers, body } = await file(token)
		expect([statusCode, headers['x-robots-tag'], body.includes('VCALENDAR')]).toEqual([404, 'noindex', false])
	},
)
