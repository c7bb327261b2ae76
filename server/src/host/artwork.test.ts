import { register, testSite } from '../testing.ts'

const site = testSite({
	seed: async (db) => {
		await db
			.insertInto('title')
			.values({
				kind: 'anime',
				format: 'TV',
				status: 'completed',
				title: 'Ação & <Reação>',
				sort_title: 'acao',
				color: '#8b1e2d',
			})
			.execute()
	},
})

test('a title has a poster that is drawn once and kept for a day', async () => {
	const answer = await site.app.inject('/art/poster/1.svg')
	expect(answer.statusCode).toBe(200)
	expect(answer.headers['content-type']).toContain('image/svg+xml')
	expect(answer.headers['cache-control']).toContain('max-age=86400')
	expect(answer.body).toContain('<svg')
	expect(answer.body).not.toContain('<Reação>')
	const again = await site.app.inject({
		url: '/art/poster/1.svg',
		headers: { 'if-none-match': String(answer.headers.etag) },
	})
	expect(again.statusCode).toBe(304)
})

test('a member has a picture from the start', async () => {
	const { user } = (await register(site.app, { username: 'Bia' })).json()
	const answer = await site.app.inject(user.avatarUrl)
	expect(answer.statusCode).toBe(200)
	expect(answer.body).toContain('<svg')
})

test.each([
	'/art/poster/2.svg',
	'/art/avatar/00000000-0000-4000-8000-000000000000.svg',
	'/art/logo/1.svg',
	'/art/poster/1.png',
])('%s is not to be had', async (url) => {
	const answer = await site.app.inject(url)
	expect(answer.statusCode).toBe(404)
	expect(answer.json().code).toBe('request.notFound')
})
