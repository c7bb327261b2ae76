import { createConfig, lintFromString } from '@redocly/openapi-core'
import { ROUTES } from 'shared-contract/api'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()

test('the OpenAPI document passes the linter', async () => {
	const { body } = await site.app.inject('/api/openapi.json')
	const config = await createConfig({ extends: ['recommended'], rules: { 'security-defined': 'off' } })
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
