import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
const send = (method: 'GET' | 'PUT', who?: TestMember, payload?: object) =>
	site.app.inject({
		method,
		url: '/api/account/home',
		...(who && { headers: who.headers }),
		...(payload && { payload }),
	})

test('a layout is the member’s own, and the last one counts', async () => {
	const [bia, caio] = [await newMember(site.app), await newMember(site.app)]
	const none = { order: [], hidden: [] }
	expect((await send('GET', bia)).json()).toEqual(none)
	const first = { order: ['popular', 'mfe-account/Continue'], hidden: ['news'] }
	expect((await send('PUT', bia, first)).json()).toEqual(first)
	const last = { order: ['news'], hidden: [] }
	await send('PUT', bia, last)
	expect((await send('GET', bia)).json()).toEqual(last)
	expect((await send('GET', caio)).json()).toEqual(none)
})

test.each<[what: string, body: object]>([
	['a row without a name', { order: [''], hidden: [] }],
	['a name without an end', { order: ['x'.repeat(101)], hidden: [] }],
	['more rows than a page has', { order: [], hidden: Array.from({ length: 51 }, (_, index) => `row ${index}`) }],
])('%s is refused', async (_what, body) => {
	const bia = await newMember(site.app)
	expect((await send('PUT', bia, body)).statusCode).toBe(400)
	expect((await send('GET', bia)).json()).toEqual({ order: [], hidden: [] })
})
