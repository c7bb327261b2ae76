import { conforms } from 'shared-contract'
import {
	array,
	boolean,
	integer,
	literal,
	nullable,
	number,
	object,
	oneOf,
	record,
	type Static,
	string,
	union,
} from 'shared-contract/schema'

/** A line that the page in the frame wrote on its console. */
export const ConsoleLine = object({
	kind: literal('console'),
	level: oneOf(['debug', 'log', 'info', 'warn', 'error']),
	text: string(),
})
export type ConsoleLine = Static<typeof ConsoleLine>

/** A request that has ended. A status of 0 is none: it failed, or was not allowed. */
export const RequestLine = object({
	kind: literal('request'),
	method: string(),
	address: string(),
	/** What asked: `fetch`, `script`, `img`, … */
	by: string(),
	status: integer(),
	/** How long it took, ms. */
	ms: number(),
	/** As it travelled, bytes; 0 from the browser's cache. */
	bytes: number(),
})
export type RequestLine = Static<typeof RequestLine>

/** Something failed: a component while it rendered, code that nobody caught, or a slice that did not load. */
export const ErrorLine = object({
	kind: literal('error'),
	where: oneOf(['render', 'uncaught', 'slice', 'policy']),
	text: string(),
	detail: string(),
})
export type ErrorLine = Static<typeof ErrorLine>

/** A rule of accessibility that elements break. */
export const Issue = object({
	id: string(),
	impact: string(),
	help: string(),
	helpUrl: string(),
	/** It may be one: a human must look. */
	uncertain: boolean(),
	elements: array(object({ selector: string(), html: string(), reason: string() })),
})
export type Issue = Static<typeof Issue>

/** A shared module as a slice got it. */
export const Got = object({
	/** The version that runs, and who brought it; null where nobody asked for it yet. */
	version: nullable(string()),
	from: nullable(string()),
	/** Whether it is the very same object that the page has; null where that could not be told. */
	same: nullable(boolean()),
})
export type Got = Static<typeof Got>

/** What everything that a slice exposes turned out to be. */
export const ProbeReport = object({
	kind: literal('probe'),
	/** The paths of its routes, as patterns. */
	routes: array(string()),
	/** By module: what is wrong with it, or nothing. */
	modules: record(nullable(string())),
	shared: record(Got),
})
export type ProbeReport = Static<typeof ProbeReport>

const Message = union([
	/** It listens. */
	object({ kind: literal('ready') }),
	ConsoleLine,
	RequestLine,
	ErrorLine,
	/** Its own router went there. */
	object({ kind: literal('went'), path: string() }),
	object({ kind: literal('issues'), issues: array(Issue), passes: integer() }),
	object({ kind: literal('unchecked'), reason: string() }),
	ProbeReport,
])
/** What a frame tells the workbench. */
export type Message = Static<typeof Message>

const Order = union([
	/** What it was told has changed. */
	object({ kind: literal('setup') }),
	object({ kind: literal('check') }),
	/** Shows where an element is; an empty selector, nothing any more. */
	object({ kind: literal('highlight'), selector: string() }),
])
/** What the workbench asks of a frame. */
export type Order = Static<typeof Order>

/** Tells the workbench that this frame stands in. */
export function tell(message: Message): void {
	parent.postMessage(message, location.origin)
}

/** Hears what one frame tells; answers how to stop. */
export function hear(frame: () => Window | null | undefined, receive: (message: Message) => void): () => void {
	return listen((event) => {
		if (event.source === frame() && conforms(Message, event.data)) receive(event.data)
	})
}

/** Hears what the workbench asks of this frame. */
export function obey(receive: (order: Order) => void): () => void {
	return listen((event) => {
		if (event.source === parent && conforms(Order, event.data)) receive(event.data)
	})
}

function listen(receive: (event: MessageEvent) => void): () => void {
	const own = (event: MessageEvent) => {
		if (event.origin === location.origin) receive(event)
	}
	addEventListener('message', own)
	return () => removeEventListener('message', own)
}
