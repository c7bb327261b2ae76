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

test('a removed new comment is no longer counted as new', () => {
	const waiting = withNewComment(withNewComment(shown([comment('2')]), '8'), '9')
	expect(seen(withRefetched(waiting, ['8'], []))).toEqual({ roots: ['2'], newIds: ['9'], total: 2 })
})

test('a restored comment of another member is counted as new once', () => {
	const once = withRefetched(shown([comment('2')]), ['8'], [comment('8')])
	expect(seen(once)).toEqual({ roots: ['2'], newIds: ['8'], total: 2 })
	expect(seen(withRefetched(once, ['8'], [comment('8')]))).toEqual(seen(once))
})

test('the member’s own comment from another device appears in order', () => {
	const now = withRefetched(shown([comment('9'), comment('2')]), ['5'], [own('5')])
	expect(seen(now)).toEqual({ roots: ['9', '5', '2'], newIds: [], total: 3 })
	expect(seen(withNewestPage(shown([comment('2')]), page([own('5'), comment('2')])))).toEqual({
		roots: ['5', '2'],
		newIds: [],
		total: 2,
	})
})

test('a change on a page that is not loaded is ignored', () => {
	expect(seen(withRefetched(shown([comment('9'), comment('5')], 'more'), ['3'], [comment('3')]))).toEqual({
		roots: ['9', '5'],
		newIds: [],
		total: 2,
	})
})

test('a removed comment with replies is not counted, and is counted again once restored', () => {
	const place = comment('2', { author: null, body: { state: 'removed' }, replies: 1 })
	const removed = withRefetched(shown([comment('2', { replies: 1 }), comment('3', { parentId: '2' })]), ['2'], [place])
	expect(removed.total).toBe(1)
	expect(withRefetched(removed, ['2'], [comment('2', { replies: 1 })]).total).toBe(2)
})
