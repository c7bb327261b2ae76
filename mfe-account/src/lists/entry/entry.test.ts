import type { ListedTitle } from 'shared-contract'
import { blankEntry, changeOf, dateFieldType, formValuesOf, valuesOfStatus } from './entryFormValues.ts'
import { advancedEntry, changedEntry, today } from './optimisticEntry.ts'

const TITLE: ListedTitle = {
	id: 1,
	kind: 'anime',
	format: 'TV',
	title: 'O Sino',
	englishTitle: null,
	japaneseTitle: null,
	imageUrl: '/art/poster/1.svg',
	color: '#123456',
}
const entry = { ...blankEntry(TITLE, 12), startedOn: '2019', score: 7 }

test('an unchanged form sends nothing, even with a partial date', () => {
	expect(changeOf(entry, formValuesOf(entry))).toEqual({})
	expect(dateFieldType('2019')).toBe('text')
	expect(dateFieldType('2019-01-02')).toBe('date')
})

test('only changed fields are sent, with their previous values', () => {
	const draft = { ...formValuesOf(entry), progress: '', score: '', startedOn: '', notes: 'boa' }
	expect(changeOf(entry, draft)).toEqual({
		score: null,
		startedOn: null,
		notes: 'boa',
		progress: 0,
		read: { score: 7, startedOn: '2019', notes: '', progress: 0 },
	})
	expect(changeOf(entry, { ...formValuesOf(entry), progress: '5' })).toEqual({ progress: 5, read: { progress: 0 } })
})

test('a title that was seen to its end asks how far it counts when it is planned or current again', () => {
	const done = {
		...entry,
		status: 'completed' as const,
		progress: { current: 12, total: 12 },
		finishedOn: '2020-02-01',
	}
	const values = formValuesOf(done)
	const planned = { ...values, ...valuesOfStatus(done, values, 'planned') }
	expect(planned).toMatchObject({ status: 'planned', progress: '0', startedOn: '', finishedOn: '' })
	expect(changeOf(done, planned)).toMatchObject({ status: 'planned', progress: 0, startedOn: null, finishedOn: null })
	expect(valuesOfStatus(done, planned, 'current')).toMatchObject({ progress: '0', startedOn: '2019', finishedOn: '' })
	expect({ ...planned, ...valuesOfStatus(done, planned, 'completed') }).toEqual(values)
	expect(valuesOfStatus(done, values, 'rewatching')).toEqual({ status: 'rewatching' })
	expect(valuesOfStatus(entry, formValuesOf(entry), 'current')).toEqual({ status: 'current' })
})

test('an optimistic update equals the answer of the server', () => {
	expect(advancedEntry({ ...entry, progress: { current: 11, total: 12 } })).toMatchObject({
		status: 'completed',
		finishedOn: today(),
	})
	expect(changedEntry(entry, { status: 'completed', score: 9, isPrivate: true })).toMatchObject({
		progress: { current: 12 },
		score: 9,
		isPrivate: true,
		startedOn: '2019',
	})
})

test('today is a date in the reader’s time zone', () => {
	expect(today(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05')
})
