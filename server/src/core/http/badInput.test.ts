import { testSite } from '../../testing/site.testing.ts'

const site = testSite()

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
	site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

const LOGIN = '/api/auth/login'

test.each([
	['malformed JSON', '{"email": "a"', 400, 'request.body.malformed'],
	['an empty body', '', 400, 'request.invalid'],
	['a body of a space', ' ', 400, 'request.body.malformed'],
	['half a word', 'nul', 400, 'request.body.malformed'],
	[
		'a poisoned prototype',
		'{"__proto__": {"role": "admin"}, "email": "a", "password": "b"}',
		400,
		'request.body.malformed',
	],
	['lists within lists without end', '['.repeat(100_000) + ']'.repeat(100_000), 400, 'request.invalid'],
	['a list in place of an object', '[]', 400, 'request.invalid'],
	['a number in place of a text', '{"email": 3, "password": "b"}', 400, 'request.invalid'],
	['nothing in place of a text', '{"email": null, "password": "b"}', 400, 'request.invalid'],
	['a NUL in a text', '{"email": "a\\u0000", "password": "b"}', 400, 'request.text.invalid'],
	['half of a surrogate pair', '{"email": "a\\ud83c", "password": "b"}', 400, 'request.text.invalid'],
	['a NUL in a name', '{"email": "a", "password": "b", "x\\u0000": 1}', 400, 'request.text.invalid'],
	['a body that is too large', JSON.stringify({ email: 'a'.repeat(300_000) }), 413, 'request.body.tooLarge'],
])('%s is refused', async (_what, body, status, code) => {
	const answer = await post(LOGIN, body)
	expect(answer.statusCode).toBe(status)
	expect(answer.json()).toMatchObject({ code, requestId: answer.headers['x-request-id'] })
	expect(answer.json().msg.length).toBeGreaterThan(5)
})

test.each<['POST' | 'PUT' | 'PATCH' | 'DELETE', string]>([
	['POST', '/api/auth/logout'],
	['POST', '/api/notifications/read'],
	['PUT', '/api/notifications/preferences'],
	['DELETE', '/api/calendar-token'],
	['PATCH', '/api/v1/me/list/1'],
	['DELETE', '/api/v1/me/list/1'],
	['PATCH', '/mal/v2/anime/1/my_list_status'],
	['DELETE', '/mal/v2/anime/1/my_list_status'],
	['POST', '/oauth/revoke'],
	['POST', '/oauth/token'],
	['POST', '/mcp'],
	['POST', '/api/nothing'],
])('%s %s without a body is answered the same with and without a type of JSON', async (method, url) => {
	const send = async (headers: Record<string, string>) => {
		const { statusCode, body } = await site.app.inject({ method, url, headers })
		return [statusCode, body.replace(/"requestId":"[^"]+"/, '')]
	}
	const plain = await send({})
	for (const type of ['application/json', 'application/json; charset=utf-8'])
		expect(await send({ 'content-type': type })).toEqual(plain)
	expect(await send({ 'content-type': 'application/json', 'content-length': '0' })).toEqual(plain)
})

test('a missing field is named in the error', async () => {
	expect((await post(LOGIN, { email: 'a' })).json()).toMatchObject({ fields: { password: 'text.required' } })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
	'a body of type %s is refused',
	async (type) => {
		const answer = await post(LOGIN, 'email=a', { 'content-type': type })
		expect(answer.statusCode).toBe(415)
		expect(answer.json().code).toBe('request.type')
	},
)

test.each([
	['/api/nothing', 404, 'request.notFound'],
	['/api/', 404, 'request.notFound'],
	['/api/auth/login', 405, 'request.method'],
	['/api/auth/login/', 404, 'request.notFound'],
	['/api/search?q=', 400, 'request.invalid'],
	['/locales/fr.json', 404, 'request.locale.unknown'],
	['/locales/..%2fpackage.json', 404, 'request.locale.unknown'],
	['/locales/constructor.json', 404, 'request.locale.unknown'],
	[`/api/titles/${'1'.repeat(300)}`, 404, 'request.notFound'],
	['/art/poster/1', 404, 'request.notFound'],
	['/art/poster/0.svg', 404, 'request.notFound'],
	['/art/poster/99999999999999999999.svg', 404, 'request.notFound'],
	['/art/constructor/1.svg', 404, 'request.notFound'],
	['/art/avatar/1.svg', 404, 'request.notFound'],
	['/r/mfe-catalogue/none/entry.js', 404, 'request.notFound'],
	['/r/..%2f..%2fpackage.json', 404, 'request.notFound'],
	['/s/none.js', 404, 'request.notFound'],
])('GET %s answers %i %s, even to a browser', async (url, status, code) => {
	const answer = await site.app.inject({ url, headers: { accept: 'text/html,*/*' } })
	expect(answer.statusCode).toBe(status)
	expect(answer.json().code).toBe(code)
	expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
	expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
	['/%ff', 'request.invalid'],
	['/%00', 'request.text.invalid'],
] as const)('GET %s answers 400 %s, to a browser as a page', async (url, code) => {
	const machine = await site.app.inject({ url, headers: { accept: 'application/json' } })
	expect([machine.statusCode, machine.json().code]).toEqual([400, code])
	const browser = await site.app.inject({ url, headers: { accept: 'text/html,*/*' } })
	expect([browser.statusCode, browser.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
	expect(browser.body).toContain('<h1>Este endereço está incompleto ou tem um erro.</h1>')
})

test('a wrong method gets 405 with the allowed ones', async () => {
	expect((await site.app.inject({ url: '/api/auth/login' })).headers.allow).toBe('POST')
	const put = await site.app.inject({ method: 'PUT', url: '/api/site' })
	expect(put.statusCode).toBe(405)
	expect(put.headers.allow).toBe('GET, HEAD')
})
