/** A promise with the way to resolve it. */
export interface Deferred {
	promise: Promise<void>
	resolve(): void
}

export function deferred(): Deferred {
	let resolve = () => {}
	const promise = new Promise<void>((done) => {
		resolve = done
	})
	return { promise, resolve: () => resolve() }
}

/** Resolves once a signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
