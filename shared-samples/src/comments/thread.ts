import type { SampleComment } from '../types.ts'

type Reply = SampleComment['replies'][number]
/**
 * What one writes of a comment or a reply: who, how many minutes before the seeding, likes, words, and up to which
 * episode or chapter it tells.
 */
export type Said = readonly [by: string, minutesAgo: number, likes: number, text: string, spoiler?: number]

/**
 * The comments of one page; a reply is younger than what it answers.
 *
 * @param prefix Makes the ids of this page's comments its own.
 * @param threads Each a comment with the replies under it.
 */
export function thread(
	prefix: string,
	on: SampleComment['on'],
	threads: readonly (readonly [Said, ...Said[]])[],
): SampleComment[] {
	return threads.map(([first, ...replies], index) => {
		const id = `${prefix}-${index + 1}`
		return { ...said(id, first), on, replies: replies.map((reply, place) => said(`${id}-${place + 1}`, reply)) }
	})
}

function said(id: string, [by, minutesAgo, likes, text, spoiler]: Said): Reply {
	return { id, by, text, minutesAgo, likes, ...(spoiler === undefined ? {} : { spoiler }) }
}
