/** More than this between two looks is not waiting: a long task, or a sleeping page, kept what had arrived from being read. */
const LOOK_MS = 250

/**
 * Calls back once the page has waited for `ms`, in milliseconds. Time in which its thread was held does not count, so that a
 * slow processor is not taken for an answer that does not come.
 * @returns a function that cancels it
 */
export function afterWaiting(ms: number, callback: () => void): () => void {
	let left = ms
	let timer: ReturnType<typeof setTimeout>
	const look = () => {
		const step = Math.min(LOOK_MS, left)
		timer = setTimeout(() => {
			left -= step
			if (left > 0) look()
			else callback()
		}, step)
	}
	look()
	return () => clearTimeout(timer)
}

/**
 * Rejects after the page has waited for `ms`: see {@link afterWaiting}. The error says that no answer came.
 */
export function noAnswerWithin(ms: number): Promise<never> {
	return new Promise((_resolve, reject) => afterWaiting(ms, () => reject(new Error(`no answer within ${ms} ms`))))
}

/** A signal that aborts with a `TimeoutError` after the page has waited for `ms`: see {@link afterWaiting}. */
export function patientSignal(ms: number): AbortSignal {
	const controller = new AbortController()
	afterWaiting(ms, () => controller.abort(new DOMException('The answer did not come in time.', 'TimeoutError')))
	return controller.signal
}
