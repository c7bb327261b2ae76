import { array, integer, object, optional, type Static, union } from 'shared-contract/schema'
import { Ago, Count, dated, Key, Place, Text } from './values.ts'

const Said = object({
	by: Key,
	ago: Ago,
	likes: Count,
	text: Text,
	/** It is a spoiler up to this episode or chapter. */
	spoiler: optional(Place),
})

/** The comments of one page: threads of a comment and the replies to it, each younger than the one before. */
export const PageComments = object({
	/** Makes the ids of this page's comments its own. */
	id: Key,
	on: union([
		object({ title: Key, season: Place, episode: Place }),
		object({ title: Key }),
		object({ article: integer({ minimum: 1 }) }),
	]),
	threads: array(array(Said, { minItems: 1 })),
})

/** The comments of a page with the replies under each. */
export function comments({ id, on, threads }: Static<typeof PageComments>) {
	return threads.flatMap(([first, ...replies], index) => {
		const own = `${id}-${index + 1}`
		const under = replies.map((reply, place) => ({ id: `${own}-${place + 1}`, ...dated(reply) }))
		return first ? [{ id: own, ...dated(first), on, replies: under }] : []
	})
}
