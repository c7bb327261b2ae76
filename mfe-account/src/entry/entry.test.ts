import type { ListedTitle } from 'shared-contract'
import { blankEntry, changeOf, dateFieldType, draftOf } from './entryDraft.ts'
import { advancedEntry, changedEntry, today } from './localEntry.ts'

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

test('a form that nobody touched changes nothing, half a date among it', () => {
	expect(changeOf(entry, draftOf(entry))).toEqual({})
	expect(dateFieldType('2019')).toBe('text')
	expect(dateFieldType('2019-01-02')).toBe('date')
})

test('only what was touched is sent, with what stood there', () => {
	const draft = { ...draftOf(entry), progress: '', score: '', startedOn: '', notes: 'boa' }
	expect(changeOf(entry, draft)).toEqual({
		score: null,
		startedOn: null,
		notes: 'boa',
		progress: 0,
		read: { score: 7, startedOn: '2019', notes: '', progress: 0 },
	})
	expect(changeOf(entry, { ...draftOf(entry), progress: '5' })).toEqual({ progress: 5, read: { progress: 0 } })
})

test('what is shown at once is what the server will say', () => {
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

test('the day is the reader’s', () => {
	expect(today(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05')
})
