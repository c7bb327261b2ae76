const ERROR_RESPONSE = 'E'.charCodeAt(0)
/** The type of a message and its length. */
const HEAD_BYTES = 5

/** The words of a PANIC in an answer. The engine never answers again after one: each further call would run for ever. */
export function panicOf(answer: Uint8Array): string | undefined {
	const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
	for (let at = 0; at + HEAD_BYTES <= bytes.length; ) {
		const end = at + 1 + bytes.readInt32BE(at + 1)
		if (bytes[at] === ERROR_RESPONSE) {
			// The fields of an error end with a zero byte, which no text of Postgres contains.
			const fields = bytes.toString('utf8', at + HEAD_BYTES, end).split('\0')
			if (fields.includes('VPANIC')) return fields.find((field) => field.startsWith('M'))?.slice(1) ?? ''
		}
		at = end
	}
	return undefined
}
