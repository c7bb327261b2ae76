/** The faults that the workbench can inject into responses of the API. */
export const FAULTS = ['none', 'slow', 'error', 'offline', 'empty', 'malformed', 'shape'] as const
export type Fault = (typeof FAULTS)[number]

/** The labels of the faults in the toolbar. */
export const FAULT_NAMES: Readonly<Record<Fault, string>> = {
	none: 'works',
	slow: 'slow (+3 s)',
	error: 'responds 500',
	offline: 'offline',
	empty: 'empty lists',
	malformed: 'truncated JSON',
	shape: 'wrong schema',
}
