import type { Delay } from './delays.ts'
import { promisedUntil } from './promise.ts'
import { delayedOf, type Schedule, showingsOf } from './showings.ts'

const at = (instant: string) => Date.parse(instant)

const schedule = (given: Partial<Schedule> = {}): Schedule => ({
	slot: { startsAt: at('2026-10-04T14:30:00Z'), every: 'week', endsAt: null, zone: 'Asia/Tokyo' },
	announced: [],
	anchor: null,
	episodes: null,
	completed: false,
	isMovie: false,
	promisedUntil: at('2026-11-01T14:30:00Z'),
	aired: [],
	delays: [],
	...given,
})

const FROM = at('2026-10-01T00:00:00Z')
const TO = at('2026-12-31T00:00:00Z')

/** Each showing as its day and number with its marks: `10-11 2 expected`. */
const shown = (given: Partial<Schedule>) =>
	showingsOf(schedule(given), FROM, TO)
		.sort((one, other) => one.instant - other.instant)
		.map(({ instant, episode, isExpected, isFirst, isLast }) =>
			[
				new Date(instant).toISOString().slice(5, 10),
				episode,
				isFirst && 'first',
				isLast && 'last',
				isExpected && 'expected',
			]
				.filter(Boolean)
				.join(' '),
		)

const delay = (given: Partial<Delay>): Delay => ({
	id: 1,
	kind: 'delay',
	episode: null,
	date: '2026-10-11',
	newDate: null,
	reason: 'Gravação',
	...given,
})

test('a slot without an announced end is expected as long as it is promised', () => {
	expect(shown({})).toEqual([
		'10-04 1 first',
		'10-11 2 expected',
		'10-18 3 expected',
		'10-25 4 expected',
		'11-01 5 expected',
	])
})

test('a slot with an announced end is confirmed up to its end, which is marked', () => {
	const slot = {
		startsAt: at('2026-10-04T14:30:00Z'),
		every: 'week',
		endsAt: at('2026-10-18T14:30:00Z'),
		zone: 'Asia/Tokyo',
	} as const
	expect(shown({ slot })).toEqual(['10-04 1 first', '10-11 2', '10-18 3 last'])
})

test('no showing stands beyond the number of episodes, and the last one is marked', () => {
	expect(shown({ episodes: 3 })).toEqual(['10-04 1 first', '10-11 2 expected', '10-18 3 last expected'])
})

test('an episode that aired and an announced showing are confirmed', () => {
	const announced = [{ instant: at('2026-10-18T14:30:00Z'), episode: 3, zone: 'Asia/Tokyo' }]
	const aired = [{ episode: 2, day: '2026-10-11' }]
	expect(shown({ announced, aired, promisedUntil: at('2026-10-20T00:00:00Z') })).toEqual([
		'10-04 1 first',
		'10-11 2',
		'10-18 3',
	])
})

test('a delay moves its showing and those after it', () => {
	const moved = schedule({ delays: [delay({ newDate: '2026-10-25' })] })
	expect(shown({ delays: moved.delays })).toEqual(['10-04 1 first', '10-25 2', '11-01 3 expected'])
	expect(delayedOf(moved, FROM, TO)).toMatchObject([
		{ showing: { instant: at('2026-10-11T14:30:00Z'), episode: 2 }, delay: { newDate: '2026-10-25' } },
	])
})

test('without a new date nothing is promised after the delay', () => {
	expect(shown({ delays: [delay({})] })).toEqual(['10-04 1 first'])
	expect(delayedOf(schedule({ delays: [delay({})] }), FROM, TO)).toHaveLength(1)
})

test('a delay moves an announced showing, unless its source has announced another time', () => {
	const first = { instant: at('2026-10-11T14:30:00Z'), episode: 2, zone: 'Asia/Tokyo' }
	const delays = [delay({ newDate: '2026-10-14' })]
	expect(shown({ slot: null, announced: [first], delays })).toEqual(['10-14 2'])
	const second = { ...first, instant: at('2026-10-20T14:30:00Z') }
	expect(shown({ slot: null, announced: [first, second], delays })).toEqual(['10-20 2'])
})

test('a source that announces showings after a delay is right', () => {
	const announced = [{ instant: at('2026-10-25T14:30:00Z'), episode: 3, zone: 'Asia/Tokyo' }]
	const anchor = { instant: at('2026-10-25T14:30:00Z'), episode: 3 }
	expect(shown({ announced, anchor, delays: [delay({ newDate: '2026-10-18' })] }).at(-1)).toBe('11-01 4 expected')
})

const NOTHING = {
	starts_at: null,
	confirmed_at: null,
	edited_at: null,
	anchor_at: null,
	last_aired: null,
	named_airing_at: null,
	started: null,
	ended: null,
	hiatus_since: null,
}
const october = new Date('2026-10-04T00:00:00Z')

test.each([
	['its first showing, for two seasons', { starts_at: october }, '2027-04-04'],
	['an import, for a season', { starts_at: october, confirmed_at: new Date('2027-03-01T00:00:00Z') }, '2027-05-31'],
	['the date of an episode', { starts_at: october, last_aired: '2027-03-01' }, '2027-05-31'],
	['a source that names it as airing', { starts_at: october, named_airing_at: new Date('2027-03-01') }, '2027-05-31'],
	['years on air, for half of them', { starts_at: october, started: '2006-10-04' }, '2036-10-04'],
	['its end', { starts_at: october, ended: '2026-10-20' }, '2026-10-21'],
	['a break', { starts_at: october, hiatus_since: new Date('2026-10-15T00:00:00Z') }, '2026-10-15'],
])('a slot is promised by %s', (_by, given, until) => {
	expect(new Date(promisedUntil({ ...NOTHING, ...given })).toISOString().slice(0, 10)).toBe(until)
})

test('an announced showing that comes later is not shown a second time by its slot', () => {
	const announced = [{ instant: at('2026-10-11T14:30:00Z'), episode: 2, zone: 'Asia/Tokyo' }]
	const anchor = { instant: at('2026-10-11T14:30:00Z'), episode: 2 }
	const given = { announced, anchor, delays: [delay({ newDate: '2026-10-15' })] }
	expect(shown(given).slice(0, 3)).toEqual(['10-04 1 first', '10-15 2', '10-22 3 expected'])
	expect(delayedOf(schedule(given), FROM, TO)).toHaveLength(1)
})
