import type { Reaction } from 'shared-contract'
import { withReaction } from './reaction.ts'

const COUNTS = { likes: 7, dislikes: 2 }

test.each<[Reaction | null, Reaction | null, number, number]>([
	[null, 'like', 8, 2],
	[null, 'dislike', 7, 3],
	['like', null, 6, 2],
	['like', 'dislike', 6, 3],
	['dislike', 'like', 8, 1],
	['like', 'like', 7, 2],
])('from %j to %j there are %i likes and %i dislikes', (before, after, likes, dislikes) => {
	expect(withReaction(COUNTS, before, after)).toEqual({ likes, dislikes })
})
