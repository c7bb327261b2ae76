import { mediaHookPath } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { NOTIFICATIONS_PER_MINUTE } from './hookRoute.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', REQUESTS_PER_MINUTE: '600' } })

test('one address may send a limited number of notifications, of unknown tokens too', async () => {
	const send = async () =>
		(await site.app.inject({ method: 'POST', url: mediaHookPath('x'.repeat(43)), payload: {} })).statusCode
	for (let count = 0; count < NOTIFICATIONS_PER_MINUTE; count++) expect(await send()).toBe(404)
	expect(await send()).toBe(429)
})
