/** Data of a route loader: ready, or still pending. */
export type Deferred<Value> = { state: 'ready'; value: Value } | { state: 'pending'; value: Promise<Value> }

/** The previous screen stays for this long, because a skeleton that shows for less would only flash. */
const SKELETON_DELAY_MS = 150

/**
 * Waits `SKELETON_DELAY_MS` for data. Slower data is returned as a pending promise, so that its screen can show a
 * skeleton.
 */
export async function deferIfSlow<Value>(promise: Promise<Value>): Promise<Deferred<Value>> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const pending = new Promise<Deferred<Value>>((resolve) => {
		timer = setTimeout(() => resolve({ state: 'pending', value: promise }), SKELETON_DELAY_MS)
	})
	const ready = promise.then((value): Deferred<Value> => ({ state: 'ready', value }))
	try {
		return await Promise.race([ready, pending])
	} finally {
		clearTimeout(timer)
	}
}
