import { testSite } from '../../testing/site.testing.ts'
import { togetherBench } from './together.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', REQUESTS_PER_MINUTE: '5000' } })
const { ask } = togetherBench(site)

test.each([
	['POST', '/seat', 60],
	['GET', '', 300],
] as const)('codes are tried at a limited rate: %s %s', async (method, path, limit) => {
	const tried: number[] = []
	for (let time = 0; time <= limit; time += 1) {
		tried.push(
			(await ask(method, `/g${time}${path}`, undefined, method === 'POST' ? { name: 'Eva' } : undefined)).statusCode,
		)
	}
	expect(new Set(tried.slice(0, -1))).toEqual(new Set([404]))
	expect(tried.at(-1)).toBe(429)
})
