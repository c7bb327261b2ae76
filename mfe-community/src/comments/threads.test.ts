import { comment } from './samples.testing.ts'
import { NO_THREADS, topOf, unloadedReplies, withChangedComment, withComments, withoutComment } from './threads.ts'

const threads = withComments(NO_THREADS, [
	comment('1', { replies: 3 }),
	comment('3', { parentId: '1' }),
	comment('2', { parentId: '1', replies: 1 }),
	comment('4', { parentId: '2' }),
])

test('replies are ordered by time, without duplicates', () => {
	expect(threads.replies.get('1')).toEqual(['2', '3'])
	expect(withComments(threads, [comment('3', { parentId: '1', likes: 5 })]).replies.get('1')).toEqual(['2', '3'])
})

test('unloaded replies are counted', () => {
	expect(['1', '2', '4', 'x'].map((id) => unloadedReplies(threads, id))).toEqual([1, 0, 0, 0])
})

test('removing a comment removes its replies', () => {
	const left = withoutComment(threads, '2')
	expect([...left.comments.keys()]).toEqual(['1', '3'])
	expect(left.replies.get('1')).toEqual(['3'])
	expect(withoutComment(threads, 'x').comments.size).toBe(4)
})

test('changing an unknown comment changes nothing', () => {
	expect(withChangedComment(threads, 'x', (known) => known)).toBe(threads)
	expect(withChangedComment(threads, '1', (known) => ({ ...known, likes: 9 })).comments.get('1')?.likes).toBe(9)
})

test('the top of a comment is the root of its thread, or the furthest loaded one above it', () => {
	expect(topOf(threads, '4')).toBe('1')
	const cut = withComments(NO_THREADS, [comment('7', { parentId: '6' }), comment('8', { parentId: '7' })])
	expect(['8', '7', 'x'].map((id) => topOf(cut, id))).toEqual(['7', '7', 'x'])
})
