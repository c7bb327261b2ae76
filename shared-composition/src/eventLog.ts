import type { ReportedVital } from 'shared-contract'

/** The phases of a slice's life on a page. */
export type Phase =
	| 'entry'
	| 'module'
	| 'ready'
	| 'slow'
	/** An attempt failed; an automatic repeat follows. */
	| 'attempt'
	| 'failed'
	| 'retry'
	| 'registry'
	| 'render'
	/** Its entry failed, and the page falls back to the previous version. */
	| 'fallback'
	/** An uncaught error in its code, or a page that froze. */
	| 'late'
	/** A web vital of one of its screens. */
	| 'vital'

/** An event in the life of a slice, for tests and reports. */
export interface CompositionEvent {
	phase: Phase
	slice: string
	version: string
	/** The requested module, `routes` or a widget, if the event is about one. */
	module?: string
	/** From the start of this load to this event, ms. */
	ms?: number
	error?: string | undefined
	/** True if no answer came in time: the version's health counts it, and it is no error for the console. */
	isTimeout?: boolean | undefined
	/** The thrown value. */
	cause?: unknown
	vital?: ReportedVital
}

/** The phases that a reader notices as a failure; a load that succeeded on repeat is none. */
export const FAILURE_PHASES: readonly Phase[] = ['failed', 'fallback', 'render', 'late']

export type Uncaught = ErrorEvent | PromiseRejectionEvent

/** Enforces integrity hashes on the chunks of slices. */
export interface ChunkGuard {
	/** Resolves when the hash of a slice's file is known. Rejects if it cannot be loaded. */
	ready(slice: string, file: string): Promise<void>
	/** Sets the hash on the script element that fetches the file. */
	protect(slice: string, script: HTMLScriptElement): void
}

interface PageLog {
	events: CompositionEvent[]
	/** The number of load attempts of each slice; from 2 on, its files are fetched with a cache-busting query. */
	attempts: Record<string, number>
	/** Uncaught errors, until reporting starts. */
	uncaught: Uncaught[]
	/** Called with each uncaught error after that. */
	onUncaught?: (event: Uncaught) => void
	/** Called with each event. */
	onEvent?: (event: CompositionEvent) => void
	/** Called by the entries of slices for each chunk that they fetch. */
	chunks?: ChunkGuard
}

declare global {
	var __niouka__: PageLog | undefined
}

const MAX_EVENTS = 500

/** The log of this page. It is global so that the entry of a slice can read it before it has any shared module. */
export function pageLog(): PageLog {
	globalThis.__niouka__ ??= { events: [], attempts: {}, uncaught: [] }
	return globalThis.__niouka__
}

/** Adds an event to the log, which drops the oldest beyond its maximum. */
export function recordEvent(event: CompositionEvent): void {
	const { events, onEvent } = pageLog()
	events.push(event)
	onEvent?.(event)
	if (events.length > MAX_EVENTS) events.shift()
}
