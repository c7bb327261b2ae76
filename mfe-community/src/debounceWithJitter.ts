const DELAY_MS = 150
const JITTER_MS = 700

/**
 * Does something a moment after it was asked for, once however often it was. Whoever has a page open is told of a change at
 * the same time; they should not all ask at the same time.
 */
export function debounceWithJitter(callback: () => void): { schedule(): void; cancel(): void } {
	let timer: ReturnType<typeof setTimeout> | undefined
	return {
		schedule() {
			timer ??= setTimeout(
				() => {
					timer = undefined
					callback()
				},
				DELAY_MS + Math.random() * JITTER_MS,
			)
		},
		cancel: () => clearTimeout(timer),
	}
}
