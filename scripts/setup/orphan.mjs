const POLL_INTERVAL_MS = 500

/**
 * Calls a function once when the parent of this process exits, if the process is an npm script. A signal to `npm start` ends
 * npm's shell, but the shell does not forward it.
 */
export function whenOrphaned(callback) {
	if (process.env.npm_lifecycle_event === undefined) return
	const parent = process.ppid
	const timer = setInterval(() => {
		if (process.ppid === parent) return
		clearInterval(timer)
		callback()
	}, POLL_INTERVAL_MS).unref()
}
