const LOOKED_AT_EVERY_MS = 500

/**
 * Does something, once, when what started this process is gone while the process runs as a script of npm: `npm start` that
 * is told to end tells its shell, and that tells nobody.
 */
export function whenOrphaned(work) {
	if (process.env.npm_lifecycle_event === undefined) return
	const parent = process.ppid
	const timer = setInterval(() => {
		if (process.ppid === parent) return
		clearInterval(timer)
		work()
	}, LOOKED_AT_EVERY_MS).unref()
}
