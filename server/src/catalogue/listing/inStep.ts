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
	// What is picked now is of this version, even if the index moves on while the rows are read.
	const picked = index.version
	const first = await read()
	if (first.version <= picked) return first
	await index.upTo(first.version)
	return read()
}
