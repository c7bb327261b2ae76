import { jest } from '@jest/globals'
import { loginRoute, siteRoute } from 'shared-contract'
import { call } from './client.ts'

let asked: (RequestCache | undefined)[] = []

beforeEach(() => {
	asked = []
	Object.assign(globalThis, {
		fetch: async (_url: string, init: RequestInit) => {
			asked.push(init.cache)
			return { status: 200, text: async () => '{}' }
		},
	})
})

test('whoever has just changed something is shown nothing old, until nothing old can be left', async () => {
	const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000)
	await call(siteRoute, {})
	await call(loginRoute, { body: { email: 'bia@niouka.test', password: 'uma senha boa' } })
	await call(siteRoute, {})
	clock.mockReturnValue(66_001)
	await call(siteRoute, {})
	expect(asked).toEqual([undefined, 'no-cache', 'no-cache', undefined])
})
