import type { ListedTitle } from 'shared-contract'
import { blankEntry } from '../entry/entryDraft.ts'
import { type TitleListState, tabsOf, withEntry } from './titleListState.ts'

const entry = (id: number) => {
	const names = { title: `t${id}`, englishTitle: null, japaneseTitle: null }
	const title: ListedTitle = { id, kind: 'anime', format: 'TV', ...names, imageUrl: '/x.svg', color: '#123456' }
	return blankEntry(title, 12)
}
const counts = { current: 1, completed: 0, planned: 2, dropped: 0, paused: 0, rewatching: 0 }
const list: TitleListState = {
	status: 'planned',
	sort: 'changed',
	q: '',
	state: 'shown',
	counts,
	page: { counts, items: [entry(1), entry(2)], next: null },
	more: 'idle',
}
const told = (state: TitleListState) =>
	state.state === 'shown' ? [state.page.items.map(({ title }) => title.id), state.counts] : []

test('an entry that changes keeps its place; one that goes to another tab leaves and is counted there', () => {
	const changed = { ...entry(2), notes: 'x' }
	expect(told(withEntry(list, { id: 2, from: 'planned', entry: changed }))).toEqual([[1, 2], counts])
	const moved = withEntry(list, { id: 2, from: 'planned', entry: { ...entry(2), status: 'current' } })
	expect(told(moved)).toEqual([[1], { ...counts, planned: 1, current: 2 }])
	expect(told(withEntry(moved, { id: 2, from: 'current', entry: entry(2) }))[1]).toEqual(counts)
})

test('one that goes is counted no more; one that comes back stands first', () => {
	const without = withEntry(list, { id: 1, from: 'planned', entry: undefined })
	expect(told(without)).toEqual([[2], { ...counts, planned: 1 }])
	expect(told(withEntry(without, { id: 1, from: undefined, entry: entry(1) }))).toEqual([[1, 2], counts])
})

test('paused and rewatching have a tab where there is something in them', () => {
	expect(tabsOf(list)).toEqual(['current', 'completed', 'planned', 'dropped'])
	expect(tabsOf({ ...list, counts: { ...counts, paused: 1 } })).toHaveLength(5)
	expect(tabsOf({ ...list, status: 'rewatching' })).toHaveLength(5)
})
