import { POLL_MAX_DAYS } from 'shared-contract'
import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import { testSite } from '../../testing/site.testing.ts'
import { watchBench } from './watch.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { read, refusal, send, watchGroup } = watchBench(site)

const after = (ms: number) => new Date(site.clock.now.getTime() + ms).toISOString()

async function poll() {
	const { ana, beto, group, id } = await watchGroup()
	const path = `conversations/${id}/poll`
	await send('PUT', path, ana, { options: ['Sábado', ' Domingo '], closesAt: after(HOUR_MS) })
	const now = async (by = beto) => (await read(`conversations/${id}/watch`, by)).poll
	return { ana, beto, group, path, now }
}

test('each member has one vote until the poll closes, and may change it', async () => {
	const { ana, beto, path, now } = await poll()
	const { id: pollId } = await now()
	await send('PUT', `${path}/vote`, ana, { pollId, option: 1 })
	for (const option of [0, 1]) await send('PUT', `${path}/vote`, beto, { pollId, option })
	const options = [
		{ text: 'Sábado', votes: 0 },
		{ text: 'Domingo', votes: 2 },
	]
	expect(await now()).toEqual({ id: pollId, options, own: 1, closesAt: after(HOUR_MS), isOpen: true })
	expect(await refusal('PUT', `${path}/vote`, beto, { pollId, option: 2 })).toEqual([409, 'poll.closed'])
	site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS)
	expect(await refusal('PUT', `${path}/vote`, beto, { pollId, option: 0 })).toEqual([409, 'poll.closed'])
	expect(await now()).toMatchObject({ isOpen: false, own: 1 })
})

test('a new poll replaces the one before with its votes, and votes of members who left do not count', async () => {
	const { ana, beto, group, path, now } = await poll()
	const { id: pollId } = await now()
	await send('PUT', `${path}/vote`, beto, { pollId, option: 0 })
	await send('POST', `groups/${group.id}/leave`, beto)
	expect((await now(ana)).options[0].votes).toBe(0)
	await send('PUT', path, ana, { options: ['A', 'B'], closesAt: after(HOUR_MS) })
	expect(await refusal('PUT', `${path}/vote`, ana, { pollId, option: 0 })).toEqual([409, 'poll.closed'])
	await send('DELETE', path, ana)
	expect(await now(ana)).toBeNull()
	expect(await site.db.selectFrom('channel_poll_vote').selectAll().execute()).toEqual([])
})

test.each([
	[['A', ' '], HOUR_MS, { options: 'text.required' }],
	[['A', 'B'], 0, { closesAt: 'date.invalid' }],
	[['A', 'B'], (POLL_MAX_DAYS + 1) * DAY_MS, { closesAt: 'date.invalid' }],
])('a poll of %j that closes in %i ms is refused', async (options, wait, fields) => {
	const { ana, id } = await watchGroup()
	const answer = await send('PUT', `conversations/${id}/poll`, ana, { options, closesAt: after(wait) })
	expect([answer.statusCode, answer.json().fields]).toEqual([400, fields])
})
