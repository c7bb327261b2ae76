import { pageLog, type Uncaught } from './events.ts'

/** Keeps the errors that nobody catches from now on. What reports them comes later than the first of them may. */
export function keepUncaught(): void {
	const keep = (event: Uncaught) => {
		const log = pageLog()
		if (log.catch) log.catch(event)
		else log.uncaught.push(event)
	}
	addEventListener('error', keep)
	addEventListener('unhandledrejection', keep)
}
