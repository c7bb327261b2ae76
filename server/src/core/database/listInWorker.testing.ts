// The worker's own, so it outlives a test file (scripts/jest/serverEnvironment.mjs).
declare const leftInWorker: Map<string, unknown[]>

/** The list of a name that the test files of a worker share. */
export function listInWorker<Item>(name: string): Item[] {
	if (!leftInWorker.has(name)) leftInWorker.set(name, [])
	return leftInWorker.get(name) as Item[]
}
