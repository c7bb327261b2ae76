import { dayAfter } from './japanDay.ts'
import { type Evidence, hiatusSince, statusByDates } from './statusByDates.ts'

const TODAY = '2026-11-23'
const NOTHING: Evidence = {
	started: null,
	ended: null,
	total: null,
	firstShown: null,
	lastShown: null,
	allShown: null,
	allExpected: null,
	signs: null,
	hasShowingAhead: false,
	isStartDelayed: false,
	hiatus: null,
}

test.each<[string, Partial<Evidence>, string | undefined]>([
	['without dates', {}, undefined],
	['on its first day', { started: TODAY }, 'releasing dates.started'],
	['a day before', { started: '2026-11-24' }, 'not_released dates.postponed'],
	['in the month of a partial date', { started: '2026-11' }, 'not_released dates.postponed'],
	['after that month', { started: '2026-10' }, 'releasing dates.periodOver'],
	['in the year of a partial date', { started: '2026' }, 'not_released dates.postponed'],
	[
		'in the year of January 1, which sources write for a year',
		{ started: '2026-01-01' },
		'not_released dates.postponed',
	],
	['in its year, with a shown episode', { started: '2026', firstShown: '2026-07-04' }, 'releasing dates.shown'],
	['with a delayed first episode', { started: '2026-11-20', isStartDelayed: true }, 'not_released dates.postponed'],
	['on its last day', { started: '2026-09-01', ended: TODAY }, 'releasing dates.started'],
	['after its last day', { started: '2026-09-01', ended: '2026-11-22' }, 'completed dates.ended'],
	['in the month of a partial end', { started: '2026-09-01', ended: '2026-11' }, 'releasing dates.started'],
	['after all episodes', { started: '2026-09-01', total: 12, allShown: '2026-11-22' }, 'completed dates.allShown'],
	['before the last episode', { started: '2026-09-01', total: 12, allShown: '2026-12-22' }, 'releasing dates.started'],
	[
		'weeks after the last expected episode',
		{ started: '2026-07-01', allExpected: TODAY },
		'completed dates.allExpected',
	],
	[
		'a season after the last sign of life, and two after its start',
		{ started: '2026-04-07', signs: { lastSign: '2026-08-24', named: null } },
		'completed dates.silent',
	],
	[
		'of which nothing was ever heard',
		{ started: '2016-12-15', signs: { lastSign: null, named: null } },
		'completed dates.silent',
	],
	[
		'less than two seasons after its start',
		{ started: '2026-06-05', signs: { lastSign: '2026-06-05', named: null } },
		'releasing dates.started',
	],
	[
		'that a source has named as airing in this season',
		{ started: '2016-12-15', signs: { lastSign: null, named: '2026-09-01' } },
		'releasing dates.started',
	],
	[
		'of many years after some months of silence',
		{ started: '1999-10-20', signs: { lastSign: '2026-07-12', named: null } },
		'releasing dates.started',
	],
	[
		'with a last day ahead',
		{ started: '2016-12-15', ended: '2026-12-20', signs: { lastSign: null, named: null } },
		'releasing dates.started',
	],
	['a film after its first day', { started: '2026-11-22', total: 1 }, 'completed dates.allShown'],
	[
		'with an announced showing after its end',
		{ started: '2026-09-01', ended: '2026-11-20', hasShowingAhead: true },
		'releasing dates.started',
	],
])('%s', (_when, given, expected) => {
	const found = statusByDates({ ...NOTHING, ...given }, TODAY)
	expect(found && `${found.status} ${found.reason}`).toBe(expected)
})

test.each<[string, Partial<Evidence>, string | null]>([
	['silence alone is no break', { lastShown: '2026-08-01' }, null],
	['an announced break after two weeks', { hiatus: { from: '2026-11-01', until: null } }, '2026-11-01'],
	['an announced break in its first days', { hiatus: { from: '2026-11-20', until: null } }, null],
	['episodes that went on', { hiatus: { from: '2026-10-01', until: null }, lastShown: '2026-10-20' }, null],
	['a break whose end has come', { hiatus: { from: '2026-10-01', until: '2026-11-23' } }, null],
	[
		'weeks since the last episode',
		{ hiatus: { from: '2026-11-20', until: null }, lastShown: '2026-11-01' },
		'2026-11-20',
	],
])('%s', (_when, given, expected) => {
	expect(hiatusSince({ ...NOTHING, ...given }, TODAY)).toBe(expected)
})

test.each([
	['2026-12-31', '2027-01-01'],
	['2026-02', '2026-03-01'],
	['2026', '2027-01-01'],
	['soon', undefined],
])('the day after %s is %s', (date, day) => {
	expect(dayAfter(date)).toBe(day)
})
