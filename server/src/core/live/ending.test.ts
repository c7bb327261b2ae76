import { LIVE_CLOSE } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import { testSite } from '../../testing/site.testing.ts'
import { closeEndedSessions, sendHeartbeat } from './heartbeat.ts'
import { liveBench, openPage } from './live.testing.ts'

const site = testSite({ environment: { SOCKETS_PER_ADDRESS: '40' } })
const { newMember } = liveBench(site)

test('signing out closes only the sockets of that session', async () => {
	const bia = await newMember()
	const page = await openPage(site.app, bia.key)
	const caio = await openPage(site.app, (await newMember()).key)
	await site.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bia.key })
	expect(await page.closed).toBe(LIVE_CLOSE.sessionEnded)
	caio.send({ type: 'beat' })
	await caio.frame(({ type }) => type === 'beat')
})

test('the sockets of an expired or deleted session are closed', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const [one, two] = [await openPage(site.app, bia.key), await openPage(site.app, caio.key)]
	await site.db.deleteFrom('session').where('member_id', '=', bia.id).execute()
	await closeEndedSessions(site.context)
	expect(await one.closed).toBe(LIVE_CLOSE.sessionEnded)
	sendHeartbeat(site.context)
	await two.frame(({ type }) => type === 'beat')
	site.clock.now = new Date(site.clock.now.getTime() + 31 * DAY_MS)
	sendHeartbeat(site.context)
	expect(await two.closed).toBe(LIVE_CLOSE.sessionEnded)
})

test('a socket closes when its session expires, not at the next heartbeat', async () => {
	const bia = await newMember()
	const expiresAt = new Date(site.clock.now.getTime() + 200)
	await site.db.updateTable('session').set({ expires_at: expiresAt }).where('member_id', '=', bia.id).execute()
	const page = await openPage(site.app, bia.key)
	expect(await page.closed).toBe(LIVE_CLOSE.sessionEnded)
})

test('a closing application asks every page to reconnect, and does not wait for a sleeping one', async () => {
	const [page, asleep] = [await openPage(site.app), await openPage(site.app)]
	asleep.sleep()
	const began = Date.now()
	await site.app.close()
	expect(await page.closed).toBe(LIVE_CLOSE.restart)
	// Without the timeout it would wait for half a minute.
	expect(Date.now() - began).toBeLessThan(20_000)
})
