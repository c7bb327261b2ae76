/** How long one piece of background work may hold the event loop, in milliseconds. */
const SLICE_MS = 6

/** Runs work that says where it can pause, letting requests through in between. */
export async function runInSlices<Result>(work: Generator<void, Result>): Promise<Result> {
	let began = performance.now()
	for (;;) {
		const step = work.next()
		if (step.done) return step.value
		if (performance.now() - began < SLICE_MS) continue
		await new Promise((resolve) => setImmediate(resolve))
		began = performance.now()
	}
}
