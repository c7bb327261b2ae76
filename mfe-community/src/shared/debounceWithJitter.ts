const DELAY_MS = 150
const JITTER_MS = 700

/**
 * Coalesces calls of `schedule` into one call of `callback` after a random delay. All open pages receive a live event
 * at the same time; the jitter keeps them from requesting the same data at the same time.
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
