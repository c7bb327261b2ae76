import { ClientFrame, LiveEvent, type Topic } from 'shared-contract'
import { Compile } from 'typebox/compile'
import { Clean } from 'typebox/value'
import { isStorableText } from '../http/storableText.ts'

const EVENTS = new Map(LiveEvent.anyOf.map((schema) => [String(schema.properties.type.const), schema]))
const clientFrame = Compile(ClientFrame)

/** An event as it travels: what the contract does not name never leaves. */
export function eventFrame(topic: Topic, event: LiveEvent): string {
	const schema = EVENTS.get(event.type)
	if (!schema) throw new Error(`the contract knows no event ${event.type}`)
	return JSON.stringify({ type: 'event', topic, event: Clean(schema, structuredClone(event)) })
}

/** What a page sent, or nothing where it is no frame. */
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
