import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ repository: '/nowhere' })

test('without a build of the shell the page is unavailable', async () => {
	const answer = await site.app.inject({ url: '/', headers: { accept: 'text/html' } })
	expect(answer.statusCode).toBe(503)
	expect(answer.body).toContain('O site está reiniciando.')
})

test('without a registry the request is unavailable', async () => {
	const answer = await site.app.inject('/federation.json')
	expect(answer.statusCode).toBe(503)
	expect(answer.json().code).toBe('server.unavailable')
})
