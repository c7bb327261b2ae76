import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { jest } from '@jest/globals'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { ROUTES } from 'shared-contract/api'
import { ALL_PLUGINS } from '../../testing/allPlugins.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: ALL_PLUGINS })

test.each(['/api/openapi.json', '/api/v1/openapi.json'])('%s passes the linter', async (url) => {
	const { body } = await site.app.inject(url)
	const config = await createConfig({ extends: ['recommended'] })
	const problems = await lintFromString({ source: body, absoluteRef: 'openapi.json', config })
	expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('every endpoint of the contract is served and documented', async () => {
	const { paths } = (await site.app.inject('/api/openapi.json')).json()
	for (const { method, path, summary } of ROUTES) {
		const documented = paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()]
		expect({ method, path, summary: documented?.summary }).toEqual({ method, path, summary })
	}
})

describe.each(['/api/openapi.json', '/api/v1/openapi.json'])('%s', (url) => {
	test('is made once, whatever is asked for', async () => {
		const made = jest.spyOn(site.app, 'swagger')
		try {
			const first = await site.app.inject(url)
			const again = await site.app.inject({ url, headers: { 'accept-encoding': 'br' } })
			expect(brotliDecompressSync(again.rawPayload).toString()).toBe(first.body)
			const other = await site.app.inject({ url, headers: { 'accept-encoding': 'br;q=0, *;q=0.1' } })
			expect(other.headers['content-encoding']).toBe('gzip')
			const zipped = await site.app.inject({ url, headers: { 'accept-encoding': 'br;q=0, gzip' } })
			expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body)
			expect([again, zipped].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip'])
			expect([first, again, zipped].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'))
			expect(made.mock.calls.length).toBeLessThanOrEqual(1)
		} finally {
			made.mockRestore()
		}
	})

	test('is answered with 304 once cached, without a body or an encoding', async () => {
		const { etag } = (await site.app.inject(url)).headers
		expect(etag).toMatch(/^W\/".+"$/)
		const headers = { 'if-none-match': String(etag), 'accept-encoding': 'br' }
		const answer = await site.app.inject({ url, headers })
		expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
		expect(answer.headers['content-encoding']).toBeUndefined()
		expect((await site.app.inject({ url, headers: { 'if-none-match': 'W/"other"' } })).statusCode).toBe(200)
	})
})
