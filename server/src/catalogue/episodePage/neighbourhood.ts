/**
 * The `most` episodes around one, itself left out, in their order: as many before it as after it where there are so many,
 * and more on one side where the other has fewer.
 *
 * @param before those before it, the nearest first.
 */
export function neighbourhood<Episode>(before: readonly Episode[], after: readonly Episode[], most: number): Episode[] {
	const half = Math.floor(most / 2)
	const following = after.slice(0, Math.max(most - half, most - before.length))
	const preceding = before.slice(0, most - following.length)
	return [...preceding.toReversed(), ...following]
}
