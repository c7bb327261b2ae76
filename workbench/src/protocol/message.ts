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

/** A console message of the page in the frame. */
export const ConsoleLine = object({
	kind: literal('console'),
	level: oneOf(['debug', 'log', 'info', 'warn', 'error']),
	text: string(),
})
export type ConsoleLine = Static<typeof ConsoleLine>

/** A finished request. Status 0: the request failed or was blocked. */
export const RequestLine = object({
	kind: literal('request'),
	method: string(),
	url: string(),
	/** The initiator type of the Resource Timing API: `fetch`, `script`, `img`, … */
	initiator: string(),
	status: integer(),
	/** The duration, ms. */
	ms: number(),
	/** The transfer size, bytes; 0 for a response from the browser's cache. */
	bytes: number(),
})
export type RequestLine = Static<typeof RequestLine>

/** An error: of a component's render, uncaught, of a slice's load, or a violation of the content security policy. */
export const ErrorLine = object({
	kind: literal('error'),
	source: oneOf(['render', 'uncaught', 'slice', 'policy']),
	text: string(),
	detail: string(),
})
export type ErrorLine = Static<typeof ErrorLine>

/** An accessibility rule with the elements that violate it. */
export const AccessibilityIssue = object({
	id: string(),
	impact: string(),
	help: string(),
	helpUrl: string(),
	/** axe could not decide; a person has to review it. */
	needsReview: boolean(),
	elements: array(object({ selector: string(), html: string(), reason: string() })),
})
export type AccessibilityIssue = Static<typeof AccessibilityIssue>

/** A shared module as Module Federation resolved it for a slice. */
export const ResolvedModule = object({
	/** The loaded version and its provider; null if the slice has not loaded the module yet. */
	version: nullable(string()),
	from: nullable(string()),
	/** Whether it is the host's own instance; null if unknown. */
	isHostInstance: nullable(boolean()),
})
export type ResolvedModule = Static<typeof ResolvedModule>

/** The result of loading every exposed module of a slice. */
export const ModuleReport = object({
	kind: literal('modules'),
	/** The path patterns of its routes. */
	routes: array(string()),
	/** The error of each module, or null. */
	modules: record(nullable(string())),
	shared: record(ResolvedModule),
})
export type ModuleReport = Static<typeof ModuleReport>

const Message = union([
	/** The frame has rendered and listens to commands. */
	object({ kind: literal('ready') }),
	ConsoleLine,
	RequestLine,
	ErrorLine,
	/** The location of the frame's router changed. */
	object({ kind: literal('navigated'), path: string() }),
	object({ kind: literal('accessibility'), issues: array(AccessibilityIssue), passes: integer() }),
	object({ kind: literal('accessibilityFailed'), reason: string() }),
	ModuleReport,
])
/** A message from a frame to the workbench. */
export type Message = Static<typeof Message>

const Command = union([
	/** The frame's `data-setup` attribute changed. */
	object({ kind: literal('setupChanged') }),
	object({ kind: literal('checkAccessibility') }),
	/** Highlights an element; an empty selector removes the highlight. */
	object({ kind: literal('highlight'), selector: string() }),
])
/** A command from the workbench to a frame. */
export type Command = Static<typeof Command>

/** Posts a message to the workbench around this frame. */
export function postToWorkbench(message: Message): void {
	parent.postMessage(message, location.origin)
}

/**
 * Listens to the messages of one frame.
 * @returns a function that stops listening
 */
export function onFrameMessage(
	frame: () => Window | null | undefined,
	listener: (message: Message) => void,
): () => void {
	return onMessage((event) => {
		if (event.source === frame() && conforms(Message, event.data)) listener(event.data)
	})
}

/**
 * Listens to the commands of the workbench around this frame.
 * @returns a function that stops listening
 */
export function onCommand(listener: (command: Command) => void): () => void {
	return onMessage((event) => {
		if (event.source === parent && conforms(Command, event.data)) listener(event.data)
	})
}

function onMessage(listener: (event: MessageEvent) => void): () => void {
	const sameOrigin = (event: MessageEvent) => {
		if (event.origin === location.origin) listener(event)
	}
	addEventListener('message', sameOrigin)
	return () => removeEventListener('message', sameOrigin)
}
