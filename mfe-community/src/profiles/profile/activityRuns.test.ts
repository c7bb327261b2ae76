import type { Activity } from 'shared-contract'
import { activityRuns } from './activityRuns.ts'
import { activityOf } from './samples.testing.ts'

const other: Activity['subject'] = {
	kind: 'title',
	title: { id: 8, kind: 'manga', format: 'Manga', title: 'Outra', englishTitle: null, japaneseTitle: null },
}
const progressed = (id: string, first: number | undefined, progress: number, more: Partial<Activity> = {}) =>
	activityOf(id, { event: 'progressed', progress, ...(first === undefined ? {} : { first }), ...more })
const summary = (items: Activity[]) => activityRuns(items).map(({ id, first, progress }) => [id, first, progress])

test.each<[string, Activity[], unknown[]]>([
	['one after the other', [progressed('c', 6, 7), progressed('b', 5, 5), progressed('a', 3, 4)], [['c', 3, 7]]],
	['the end of a title', [progressed('b', 12, 12, { event: 'finished' }), progressed('a', 9, 11)], [['b', 9, 12]]],
	[
		'with another title between',
		[progressed('c', 4, 4), progressed('b', 1, 1, { subject: other }), progressed('a', 3, 3)],
		[
			['c', 4, 4],
			['b', 1, 1],
			['a', 3, 3],
		],
	],
	[
		'another time through, or an older server',
		[progressed('c', 1, 1), progressed('b', 12, 12), progressed('a', undefined, 11)],
		[
			['c', 1, 1],
			['b', 11, 12],
		],
	],
])('%s', (_, items, runs) => {
	expect(summary(items)).toEqual(runs)
})
