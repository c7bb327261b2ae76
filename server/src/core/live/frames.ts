import { ClientFrame, LiveEvent, type Topic } from 'shared-contract'
import { Compile } from 'typebox/compile'
import { Clean } from 'typebox/value'
import { isStorableText } from '../http/storableText.ts'

const EVENTS = new Map(LiveEvent.anyOf.map((schema) => [String(schema.properties.type.const), schema]))
const clientFrame = Compile(ClientFrame)

/** Serialises an event, without fields that the contract does not name. */
export function eventFrame(topic: Topic, event: LiveEvent): string {
	const schema = EVENTS.get(event.type)
	if (!schema) throw new Error(`the contract knows no event ${event.type}`)
	return JSON.stringify({ type: 'event', topic, event: Clean(schema, structuredClone(event)) })
}

/** Parses a frame of a client; undefined when it is invalid. */
export function readFrame(text: string): ClientFrame | undefined {
	const frame = parse(text)
	return isStorableText(frame) && clientFrame.Check(frame) ? frame : undefined
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
