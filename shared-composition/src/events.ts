/** What happens to a slice on this page, in the order of its life. */
export type Phase =
	| 'entry'
	| 'module'
	| 'ready'
	| 'slow'
	/** An attempt failed; the one that follows by itself may not. */
	| 'attempt'
	| 'failed'
	| 'retry'
	| 'registry'
	| 'render'
	/** Its entry failed, and the version before it takes its place. */
	| 'fallback'
	/** An error that nobody caught, in its code. */
	| 'late'

/** One step, for tests and reports: always attributed to a slice and its version. */
export interface CompositionEvent {
	phase: Phase
	slice: string
	version: string
	/** The module asked for, `routes` or a widget, where it is about one. */
	module?: string
	/** From the start of this load to this event, ms. */
	ms?: number
	error?: string
}

export type Uncaught = ErrorEvent | PromiseRejectionEvent

interface PageLog {
	events: CompositionEvent[]
	/** How often each slice has been asked for; from 2 on, its files are fetched with a fresh query. */
	attempts: Record<string, number>
	/** Errors that nobody caught, until somebody reports them. */
	uncaught: Uncaught[]
	/** Is told of each of them from then on. */
	catch?: (event: Uncaught) => void
	/** Is told of each event, once somebody reports them. */
	hear?: (event: CompositionEvent) => void
	/** Puts the script of a chunk on the page with its hash; the entries of slices call it before they fetch one. */
	guard?: (slice: string, address: string) => Promise<void>
}

declare global {
	var __niouka__: PageLog | undefined
}

const LONGEST = 500

/** The log of this page. It is global so that the entry of a slice, which runs before it has any shared module, can read it. */
export function pageLog(): PageLog {
	globalThis.__niouka__ ??= { events: [], attempts: {}, uncaught: [] }
	return globalThis.__niouka__
}

/** Adds an event; the oldest go when there are too many. */
export function record(event: CompositionEvent): void {
	const { events, hear } = pageLog()
	events.push(event)
	hear?.(event)
	if (events.length > LONGEST) events.splice(0, events.length - LONGEST)
}
