/** How long a piece of background work may block the event loop, in milliseconds. */
const SLICE_MS = 6

/** Runs a generator to its end and yields to the event loop after each time slice, so that requests are served in between. */
export async function runInSlices<Result>(work: Generator<void, Result>): Promise<Result> {
	let startedAt = performance.now()
	for (;;) {
		const step = work.next()
		if (step.done) return step.value
		if (performance.now() - startedAt < SLICE_MS) continue
		await new Promise((resolve) => setImmediate(resolve))
		startedAt = performance.now()
	}
}
