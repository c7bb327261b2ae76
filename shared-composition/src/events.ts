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
	/** What was thrown. */
	cause?: unknown
}

/** What a reader sees of a slice that broke: a load that was repeated with success is none. */
export const FAILURES: readonly Phase[] = ['failed', 'fallback', 'render', 'late']

export type Uncaught = ErrorEvent | PromiseRejectionEvent

/** Holds the chunks of slices to the hashes of their builds. */
export interface ChunkGuard {
	/** Resolves once the hash of a file of a slice is known. Rejects where it cannot be had. */
	ready(slice: string, file: string): Promise<void>
	/** Sets that hash on the script that is about to fetch the file. */
	protect(slice: string, script: HTMLScriptElement): void
}

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
	/** What the entries of slices ask of this page for each chunk that they fetch. */
	chunks?: ChunkGuard
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
