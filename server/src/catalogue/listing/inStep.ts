interface Follower {
	readonly version: number
	ready(): Promise<void>
	upTo(version: number): Promise<void>
}

/**
 * Picks from the index and reads the rows of what was picked; once more where the rows, which come with the version of
 * the catalogue, tell that the index was out of date.
 */
export async function inStep<Read extends { version: number }>(
	index: Follower,
	read: () => Promise<Read>,
): Promise<Read> {
	await index.ready()
	const first = await read()
	if (first.version <= index.version) return first
	await index.upTo(first.version)
	return read()
}
