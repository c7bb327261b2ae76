import type { Comment } from 'shared-contract'
import { type Discussion, firstPage, withNewComment, withNewestPage, withRefetched } from './discussionState.ts'
import { BIA, comment } from './samples.testing.ts'

const own = (id: string) => comment(id, { author: BIA, isOwn: true })
const page = (items: Comment[], next: string | null = null) => ({
	items,
	next,
	total: items.length,
	reader: BIA,
	moderates: false,
	progress: 0,
})
const shown = (items: Comment[], next?: string) => firstPage(page(items, next), 'newest')
const seen = ({ roots, newIds, total }: Discussion) => ({ roots, newIds, total })

test('a comment that waited and was taken away waits no more', () => {
	const waiting = withNewComment(withNewComment(shown([comment('2')]), '8'), '9')
	expect(seen(withRefetched(waiting, ['8'], []))).toEqual({ roots: ['2'], newIds: ['9'], total: 2 })
})

test('a comment of another that came back waits, and counts once', () => {
	const once = withRefetched(shown([comment('2')]), ['8'], [comment('8')])
	expect(seen(once)).toEqual({ roots: ['2'], newIds: ['8'], total: 2 })
	expect(seen(withRefetched(once, ['8'], [comment('8')]))).toEqual(seen(once))
})

test('one of the reader, written elsewhere, stands where it belongs', () => {
	const now = withRefetched(shown([comment('9'), comment('2')]), ['5'], [own('5')])
	expect(seen(now)).toEqual({ roots: ['9', '5', '2'], newIds: [], total: 3 })
	expect(seen(withNewestPage(shown([comment('2')]), page([own('5'), comment('2')])))).toEqual({
		roots: ['5', '2'],
		newIds: [],
		total: 2,
	})
})

test('a change further down, on pages that were not asked for, is no news', () => {
	expect(seen(withRefetched(shown([comment('9'), comment('5')], 'more'), ['3'], [comment('3')]))).toEqual({
		roots: ['9', '5'],
		newIds: [],
		total: 2,
	})
})

test('a place that stays after a removal is not counted, and counts again once the comment is back', () => {
	const place = comment('2', { author: null, body: { state: 'removed' }, replies: 1 })
	const removed = withRefetched(shown([comment('2', { replies: 1 }), comment('3', { parentId: '2' })]), ['2'], [place])
	expect(removed.total).toBe(1)
	expect(withRefetched(removed, ['2'], [comment('2', { replies: 1 })]).total).toBe(2)
})
