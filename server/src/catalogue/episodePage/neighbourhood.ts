/**
 * At most `most` episodes around a current one, in order: half before and half after it, and more on one side if the other
 * has fewer.
 *
 * @param before the episodes before it, nearest first.
 */
export function neighbourhood<Episode>(before: readonly Episode[], after: readonly Episode[], most: number): Episode[] {
	const half = Math.floor(most / 2)
	const following = after.slice(0, Math.max(most - half, most - before.length))
	const preceding = before.slice(0, most - following.length)
	return [...preceding.toReversed(), ...following]
}
