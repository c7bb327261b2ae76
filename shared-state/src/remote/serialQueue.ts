/** Creates a queue that runs requests one at a time, in the order of the calls. */
export function createSerialQueue(): <Answer>(send: () => Promise<Answer>) => Promise<Answer> {
	let last: Promise<unknown> = Promise.resolve()
	return (send) => {
		const sent = last.then(send)
		last = sent.catch(() => {})
		return sent
	}
}
