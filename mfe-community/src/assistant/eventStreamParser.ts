import { AssistantEvent, conforms } from 'shared-contract'

const DATA = /^data: ?/

/** Reads server-sent events from the pieces in which they arrive; what is no event of the contract is left out. */
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
