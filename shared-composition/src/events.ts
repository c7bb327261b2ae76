/** What happens to a slice on this page, in the order of its life. */
export type Phase = 'entry' | 'module' | 'ready' | 'slow' | 'failed' | 'retry' | 'registry' | 'render'

/** One step, for tests and for later reporting: always attributed to a slice and its version. */
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

interface PageLog {
	events: CompositionEvent[]
	/** How often each slice has been asked for; from 2 on, its files are fetched with a fresh query. */
	attempts: Record<string, number>
}

declare global {
	var __niouka__: PageLog | undefined
}

const LONGEST = 500

/** The log of this page. It is global so that the entry of a slice, which runs before it has any shared module, can read it. */
export function pageLog(): PageLog {
	globalThis.__niouka__ ??= { events: [], attempts: {} }
	return globalThis.__niouka__
}

/** Adds an event; the oldest go when there are too many. */
export function record(event: CompositionEvent): void {
	const { events } = pageLog()
	events.push(event)
	if (events.length > LONGEST) events.splice(0, events.length - LONGEST)
}
