import type { ChannelWatch } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import { testSite } from '../../testing/site.testing.ts'
import { FILM } from '../comment/comment.testing.ts'
import { isPace, nextMeetings } from './meetings.ts'
import { remindOfMeetings } from './remindOfMeetings.ts'
import { PACE, watchBench } from './watch.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { read, send, watch, watchGroup } = watchBench(site)

const title = { id: 1, kind: 'anime', format: 'TV', title: 'X', englishTitle: null, japaneseTitle: null } as const
const watching = (change: Partial<ChannelWatch>): ChannelWatch => ({
	title,
	pace: PACE,
	episodeCount: null,
	progress: 0,
	...change,
})

test('two episodes a week, by the clocks of the zone, also over a change of clocks', () => {
	const pace = { ...PACE, date: '2026-10-22', zone: 'Europe/Berlin' }
	expect(nextMeetings(watching({ pace }), new Date('2026-10-22T18:00:00Z')).slice(0, 2)).toEqual([
		{ at: '2026-10-22T18:00:00.000Z', from: 1, to: 2 },
		{ at: '2026-10-29T19:00:00.000Z', from: 3, to: 4 },
	])
	expect(nextMeetings(watching({ pace }), new Date('2026-11-20T00:00:00Z'))[0]).toEqual({
		at: '2026-11-26T19:00:00.000Z',
		from: 11,
		to: 12,
	})
})

test('the plan ends with the last episode', () => {
	const plan = nextMeetings(watching({ episodeCount: 3 }), site.clock.now)
	expect(plan.map(({ from, to }) => [from, to])).toEqual([
		[1, 2],
		[3, 3],
	])
	expect(nextMeetings(watching({ episodeCount: 3 }), new Date('2027-01-01'))).toEqual([])
	expect(nextMeetings(watching({ pace: null }), site.clock.now)).toEqual([])
})

test.each([
	[{ date: '2026-02-30' }, false],
	[{ zone: 'Mars/Olympus' }, false],
	[{ zone: 'Asia/Tokyo' }, true],
])('a pace with %j is possible: %s', (change, isPossible) => {
	expect(isPace({ ...PACE, ...change })).toBe(isPossible)
})

test('members are reminded once of each meeting, if they want news of releases', async () => {
	const { ana, beto, group, id } = await watchGroup()
	const told = async (by: typeof ana) => (await read('notifications', by)).items
	const off = { newFollowers: true, comments: true, newReleases: false, siteUpdates: true }
	await send('PUT', 'notifications/preferences', ana, off)
	await remindOfMeetings(site.context)
	expect(await told(beto)).toEqual([])
	site.clock.now = new Date(Date.parse('2026-04-02T20:00:00Z') - HOUR_MS)
	for (let time = 0; time < 3; time += 1) {
		await remindOfMeetings(site.context)
		site.clock.now = new Date(site.clock.now.getTime() + HOUR_MS / 4)
	}
	expect(await told(ana)).toEqual([])
	expect(await told(beto)).toMatchObject([
		{
			event: 'siteUpdate',
			type: 'update',
			params: { about: 'meeting', title: 'Crônicas', group: 'Varanda', number: '1', last: '2' },
			link: `/messages/g/${group.id}/${group.channels[0]?.key}`,
		},
	])
	site.clock.now = new Date('2026-04-09T19:30:00Z')
	await remindOfMeetings(site.context)
	expect((await told(beto))[0]?.params).toMatchObject({ number: '3', last: '3' })
	expect((await read(`conversations/${id}/watch`, beto)).meetings).toEqual([
		{ at: '2026-04-09T20:00:00.000Z', from: 3, to: 3 },
	])
})

test('members share how far they are only where they switch it on, and only with that group', async () => {
	const { ana, beto, group, id } = await watchGroup()
	const plan = () => read(`conversations/${id}/watch`, beto)
	expect(await plan()).toMatchObject({ watch: { progress: 0, episodeCount: 3 }, shares: false, members: [] })
	await send('PUT', `groups/${group.id}/progress-sharing`, ana, { shares: true })
	await send('PUT', `groups/${group.id}/progress-sharing`, beto, { shares: true })
	await watch(beto, 1)
	expect(await plan()).toMatchObject({
		shares: true,
		members: [
			{ member: { id: ana.id }, progress: 2 },
			{ member: { id: beto.id }, progress: 1 },
		],
	})
	await send('PUT', `members/${beto.id}/block`, ana)
	expect((await plan()).members).toMatchObject([{ member: { id: beto.id } }])
	await send('PUT', `groups/${group.id}/progress-sharing`, beto, { shares: false })
	expect((await plan()).members).toEqual([])
})

test('a film meets once, and its group is reminded once', async () => {
	const { ana, beto, id } = await watchGroup()
	await send('PUT', `conversations/${id}/watch`, ana, { titleId: FILM, pace: { ...PACE, episodes: 1 } })
	expect((await read(`conversations/${id}/watch`, ana)).meetings).toEqual([
		{ at: '2026-04-02T20:00:00.000Z', from: 1, to: 1 },
	])
	for (const day of ['02', '09', '16']) {
		site.clock.now = new Date(`2026-04-${day}T19:30:00Z`)
		await remindOfMeetings(site.context)
	}
	expect((await read('notifications', beto)).items).toHaveLength(1)
})
