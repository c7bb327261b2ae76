import { pageLog, type Uncaught } from './eventLog.ts'

/** Collects uncaught errors from now on, until reporting, which loads later, takes over. */
export function collectUncaughtErrors(): void {
	const collect = (event: Uncaught) => {
		const log = pageLog()
		if (log.onUncaught) log.onUncaught(event)
		else log.uncaught.push(event)
	}
	addEventListener('error', collect)
	addEventListener('unhandledrejection', collect)
}
