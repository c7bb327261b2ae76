import type { ListedTitle, ListPage } from 'shared-contract'
import { blankEntry } from '../entry/entryFormValues.ts'
import { type EntryUpdate, tabsOf, withEntries } from './titleListState.ts'

const entry = (id: number) => {
	const names = { title: `t${id}`, englishTitle: null, japaneseTitle: null }
	const title: ListedTitle = { id, kind: 'anime', format: 'TV', ...names, imageUrl: '/x.svg', color: '#123456' }
	return blankEntry(title, 12)
}
const counts = { current: 1, completed: 0, planned: 2, dropped: 0, paused: 0, rewatching: 0 }
const page = { counts, items: [entry(1), entry(2)], next: null }
const withEntry = (before: ListPage, status: 'planned', update: EntryUpdate) => withEntries(before, status, [update])
const shownOf = ({ items, counts: shown }: ListPage) => [items.map(({ title }) => title.id), shown]

test('a changed entry keeps its position; one with another status leaves and is counted in its new tab', () => {
	const changed = { ...entry(2), notes: 'x' }
	expect(shownOf(withEntry(page, 'planned', { id: 2, from: 'planned', entry: changed }))).toEqual([[1, 2], counts])
	const facts = { year: 2019, season: null, studio: 'Yume', genres: [], rating: 8 }
	const known = { ...page, items: [{ ...entry(1), facts }] }
	expect(withEntry(known, 'planned', { id: 1, from: 'planned', entry: { ...entry(1), score: 9 } }).items).toEqual([
		{ ...entry(1), score: 9, facts },
	])
	const moved = withEntry(page, 'planned', { id: 2, from: 'planned', entry: { ...entry(2), status: 'current' } })
	expect(shownOf(moved)).toEqual([[1], { ...counts, planned: 1, current: 2 }])
	expect(shownOf(withEntry(moved, 'planned', { id: 2, from: 'current', entry: entry(2) }))[1]).toEqual(counts)
})

test('a removed entry is not counted; a restored one comes first', () => {
	const without = withEntry(page, 'planned', { id: 1, from: 'planned', entry: undefined })
	expect(shownOf(without)).toEqual([[2], { ...counts, planned: 1 }])
	expect(shownOf(withEntry(without, 'planned', { id: 1, from: undefined, entry: entry(1) }))).toEqual([[1, 2], counts])
})

test('several entries change at once; those that come back stand in their order before the others', () => {
	const moved = withEntries(page, 'planned', [
		{ id: 1, from: 'planned', entry: { ...entry(1), status: 'completed' } },
		{ id: 2, from: 'planned', entry: undefined },
		{ id: 3, from: undefined, entry: entry(3) },
	])
	expect(shownOf(moved)).toEqual([[3], { ...counts, planned: 1, completed: 1 }])
	const back = withEntries(moved, 'planned', [
		{ id: 1, from: 'completed', entry: entry(1) },
		{ id: 2, from: undefined, entry: entry(2) },
	])
	expect(shownOf(back)).toEqual([[1, 2, 3], { ...counts, planned: 3 }])
})

test('paused and rewatching have a tab if they have entries', () => {
	expect(tabsOf('planned', counts)).toEqual(['current', 'completed', 'planned', 'dropped'])
	expect(tabsOf('planned', { ...counts, paused: 1 })).toHaveLength(5)
	expect(tabsOf('rewatching', undefined)).toHaveLength(5)
})
