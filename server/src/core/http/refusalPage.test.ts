import { buildApp } from '../../site/app.ts'
import type { Life } from '../../site/health.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()
const READING = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' }
const HTML = 'text/html; charset=utf-8'

test('during the start a browser gets a page in its language, which reloads until the site is ready', async () => {
	const life: Life = { state: 'starting' }
	const app = await buildApp(site.context, life)
	const answer = await app.inject({ url: '/explore', headers: { ...READING, 'accept-language': 'ja' } })
	expect([answer.statusCode, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([503, HTML, '2'])
	expect(answer.headers['cache-control']).toBe('no-store')
	expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
	expect(answer.body).toContain('<html lang="ja">')
	expect(answer.body).toContain('<meta http-equiv="refresh" content="2">')
	expect(answer.body).toMatch(/<h1>サイトは再起動中です/)
	expect(answer.body).not.toContain('<script')
	await app.close()
})

test.each([
	['a script', { url: '/api/site', headers: { accept: 'application/json' } }],
	['a navigation to the API', { url: '/api/site', headers: READING }],
	['a command line', { url: '/', headers: { accept: '*/*' } }],
	['a picture', { url: '/', headers: { ...READING, 'sec-fetch-dest': 'image' } }],
	['a form', { method: 'POST', url: '/', headers: READING }],
] as const)('%s gets the error as JSON', async (_who, request) => {
	const app = await buildApp(site.context, { state: 'starting' })
	const answer = await app.inject(request)
	expect([answer.statusCode, answer.json().code]).toEqual([503, 'server.unavailable'])
	await app.close()
})

test('the page of a server error shows its request id and no details', async () => {
	const app = await buildApp(site.context)
	app.get('/broken', async () => {
		throw new Error('the password is 1234')
	})
	const answer = await app.inject({ url: '/broken', headers: READING })
	expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, HTML])
	expect(answer.body).toContain('<h1>Algo deu errado do nosso lado.')
	expect(answer.body).toContain(String(answer.headers['x-request-id']))
	expect(answer.body).toContain('<a href="">Tentar novamente</a>')
	expect(answer.body).not.toMatch(/1234|refresh/)
	await app.close()
})

test.each(['/%zz', '/tag/%E0%A4%A', '/anime/%E0%A4%A', '/search?q=%E0%A4%A', '/tag/%00', '/profile/a%FF'])(
	'the page of the broken address %s says what is wrong, and links to the home page',
	async (url) => {
		const answer = await site.app.inject({ url, headers: READING })
		expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, HTML])
		expect(answer.body).toContain('<h1>Este endereço está incompleto ou tem um erro.</h1>')
		expect(answer.body).toContain('<a href="/">Voltar para o início</a>')
		expect(answer.body).not.toContain(url)
	},
)
