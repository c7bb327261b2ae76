import { type Schedule, showingsOf } from './showings.ts'

const at = (instant: string) => Date.parse(instant)

const schedule = (given: Partial<Schedule> = {}): Schedule => ({
	slot: { startsAt: at('2026-10-04T15:30:00Z'), every: 'week', endsAt: null, zone: 'Asia/Tokyo' },
	announced: [],
	anchor: null,
	episodes: null,
	completed: false,
	isMovie: false,
	promisedUntil: Number.POSITIVE_INFINITY,
	aired: [],
	delays: [],
	...given,
})

const shown = (given: Partial<Schedule>, from = '2026-11-01T00:00:00Z', to = '2026-11-08T00:00:00Z') =>
	showingsOf(schedule(given), at(from), at(to)).map(({ instant, episode }) => [
		new Date(instant).toISOString(),
		episode,
	])

test('a slot numbers its episodes from its first showing', () => {
	expect(shown({})).toEqual([['2026-11-01T15:30:00.000Z', 5]])
})

test('what was announced stands for the showing of the slot that it moves', () => {
	const announced = [{ instant: at('2026-11-01T16:00:00Z'), episode: 4, zone: 'Asia/Tokyo' }]
	expect(shown({ announced })).toEqual([['2026-11-01T16:00:00.000Z', 4]])
})

test('after a week off, the numbers go on from what was announced', () => {
	const anchor = { instant: at('2026-10-25T15:30:00Z'), episode: 3 }
	expect(shown({ anchor })).toEqual([['2026-11-01T15:30:00.000Z', 4]])
})

test.each([
	['past the last episode', { episodes: 4 }, 0],
	['up to the last episode', { episodes: 5 }, 1],
	['before the first one that was announced', { anchor: { instant: at('2026-12-06T15:30:00Z'), episode: 1 } }, 0],
	['of a title that is over, with nothing to say when', { completed: true }, 0],
	['of a title without a slot', { slot: null }, 0],
])('%s: %j gives %i', (_name, given, count) => {
	expect(shown(given)).toHaveLength(count)
})

test('a film has no number', () => {
	const slot = { startsAt: at('2026-11-03T03:00:00Z'), every: 'once', endsAt: null, zone: 'Asia/Tokyo' } as const
	expect(shown({ slot, isMovie: true })).toEqual([['2026-11-03T03:00:00.000Z', null]])
})

const one = (day: string, episode: number) => ({ instant: at(`${day}T15:30:00Z`), episode, zone: 'Asia/Tokyo' })
test.each([
	[
		'the count has passed by an announced one',
		{ slot: null, announced: [one('2026-11-01', 5), one('2026-11-15', 6)], episodes: 5 },
		[],
	],
	['an announced one comes after the end of the slot', { announced: [one('2026-11-15', 6)], episodes: 5 }, []],
	['no later one is known', { slot: null, announced: [one('2026-10-25', 4), one('2026-11-01', 5)], episodes: 5 }, [5]],
])('the last episode where %s', (_name, given, last) => {
	const all = showingsOf(schedule(given), at('2026-10-01T00:00:00Z'), at('2026-11-08T00:00:00Z'))
	expect(all.filter(({ isLast }) => isLast).map(({ episode }) => episode)).toEqual(last)
})
