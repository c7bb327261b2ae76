import { AssistantEvent, conforms } from 'shared-contract'

const DATA = /^data: ?/

/** Incremental parser of server-sent events. Skips events that do not match the contract. */
export class EventStreamParser {
	#rest = ''

	feed(piece: string): AssistantEvent[] {
		const events = (this.#rest + piece).split(/\r?\n\r?\n/)
		this.#rest = events.pop() ?? ''
		return events.flatMap(readEvent)
	}
}

function readEvent(text: string): AssistantEvent[] {
	const data = text
		.split(/\r?\n/)
		.filter((line) => DATA.test(line))
		.map((line) => line.replace(DATA, ''))
		.join('\n')
	try {
		const value: unknown = JSON.parse(data)
		return conforms(AssistantEvent, value) ? [value] : []
	} catch {
		return []
	}
}
