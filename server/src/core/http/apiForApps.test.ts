import Fastify from 'fastify'
import { route } from 'shared-contract/route'
import { object, string } from 'shared-contract/schema'
import { testSite } from '../../testing/site.testing.ts'
import { serve } from './serve.ts'

const site = testSite()

test('the document of the API for apps has its paths alone, and their scopes', async () => {
	const document = (await site.app.inject('/api/v1/openapi.json')).json()
	const paths = Object.keys(document.paths)
	expect(paths).toContain('/api/v1/titles/{id}')
	expect(paths.filter((path) => !path.startsWith('/api/v1/'))).toEqual([])
	expect(document.paths['/api/v1/me/list'].get.security).toEqual([{ token: ['list:read'] }])
	expect(document.paths['/api/v1/titles/{id}'].get.security).toEqual([{}, { token: [] }])
	expect(document.components.securitySchemes).toEqual({
		token: { type: 'http', scheme: 'bearer', description: expect.any(String) },
	})
})

test('a page of any origin may call it, with a preflight; the endpoints of the own pages stay closed', async () => {
	const origin = 'https://app.example'
	const answer = await site.app.inject({ url: '/api/v1/titles/1', headers: { origin } })
	expect(answer.headers).toMatchObject({
		'access-control-allow-origin': '*',
		'cross-origin-resource-policy': 'cross-origin',
	})
	expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
	const preflight = await site.app.inject({
		method: 'OPTIONS',
		url: '/api/v1/me/list/1',
		headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' },
	})
	expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, '*'])
	expect(preflight.headers['access-control-allow-headers']).toContain('authorization')
	const own = await site.app.inject({ url: '/api/titles/1', headers: { origin } })
	expect(own.headers).not.toHaveProperty('access-control-allow-origin')
})

test('an endpoint that will end says so in its headers and in the document', async () => {
	const app = Fastify()
	app.decorate('context', site.context)
	const old = route('GET', '/api/v1/old', { summary: 'Old', tag: 'site', answer: object({ text: string() }) })
	const ending = { announced: new Date('2026-11-01T00:00:00Z'), ends: new Date('2027-05-01T00:00:00Z') }
	serve(app, old, () => ({ text: 'x' }), { ending })
	const { headers } = await app.inject('/api/v1/old')
	expect(headers).toMatchObject({ deprecation: '@1793491200', sunset: 'Sat, 01 May 2027 00:00:00 GMT' })
	await app.close()
})
