declare let __webpack_get_script_filename__: (chunk: string | number) => string
declare const __webpack_require__: { u(chunk: string | number): string }

/**
 * Runs in the entry of each slice: asks for chunks with the query that the host set for the slice's latest attempt
 * (`?attempt=2`), so that a retry neither gets a bad answer from the cache nor queues behind a request that hangs.
 */
export function freshChunks(): void {
	const nameOf = __webpack_require__.u
	__webpack_require__.u = (chunk) => {
		const attempt = globalThis.__niouka__?.attempts?.[SLICE_NAME] ?? 1
		return attempt > 1 ? `${nameOf(chunk)}?attempt=${attempt}` : nameOf(chunk)
	}
}

declare const SLICE_NAME: string
