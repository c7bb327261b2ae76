/** The ways in which the API can fail. */
export const FAULTS = ['none', 'slow', 'error', 'offline', 'empty', 'malformed', 'shape'] as const
export type Fault = (typeof FAULTS)[number]

/** What each is called. */
export const FAULT_NAMES: Readonly<Record<Fault, string>> = {
	none: 'works',
	slow: 'slow: 3 s more',
	error: 'answers 500',
	offline: 'offline',
	empty: 'has nothing',
	malformed: 'cut short',
	shape: 'wrong shape',
}
