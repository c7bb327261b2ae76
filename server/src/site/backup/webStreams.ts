import { Readable } from 'node:stream'

// Node's own conversions have types that do not fit those of `fetch` and of age.

/** A stream of Node as a stream of the web. */
export function toWeb(stream: Readable): ReadableStream<Uint8Array> {
	const chunks = stream[Symbol.asyncIterator]()
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await chunks.next()
			if (done) controller.close()
			else controller.enqueue(value)
		},
	})
}

/** A stream of the web as a stream of Node. */
export function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
	return Readable.from(chunksOf(stream))
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
	const reader = stream.getReader()
	for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}
