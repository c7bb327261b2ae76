import type { FastifyRequest } from 'fastify'
import { wantsPage } from './wantsPage.ts'

const ask = (url: string, destination = 'document') =>
	wantsPage({ url, headers: { accept: 'text/html', 'sec-fetch-dest': destination } } as unknown as FastifyRequest)

test.each([
	['/profile/bia.mori', true],
	['/profile/bia.mori?tab=anime-list', true],
	['/anime/1', true],
	['/logo.svg', false],
	['/api/profiles/bia.mori', false],
	['/art/banner/1.svg', false],
])('%s asks for a page: %s', (url, expected) => {
	expect(ask(url)).toBe(expected)
})

test('the service worker, which asks for HTML alone, gets a page', () => {
	expect(ask('/', 'empty')).toBe(true)
})

test('a request for a picture never gets a page', () => {
	expect(ask('/profile/bia.mori', 'image')).toBe(false)
})
