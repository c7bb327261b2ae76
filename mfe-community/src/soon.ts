const AFTER_MS = 150
const WITHIN_MS = 700

/**
 * Does something a moment after it was asked for, once however often it was. Whoever has a page open is told of a change at
 * the same time; they should not all ask at the same time.
 */
export function soon(does: () => void): { ask(): void; stop(): void } {
	let timer: ReturnType<typeof setTimeout> | undefined
	return {
		ask() {
			timer ??= setTimeout(
				() => {
					timer = undefined
					does()
				},
				AFTER_MS + Math.random() * WITHIN_MS,
			)
		},
		stop: () => clearTimeout(timer),
	}
}
