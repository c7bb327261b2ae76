/** Sends one thing after the other, so that what was done last also arrives last. */
export function inTurn(): <Answer>(send: () => Promise<Answer>) => Promise<Answer> {
	let last: Promise<unknown> = Promise.resolve()
	return (send) => {
		const sent = last.then(send)
		last = sent.catch(() => {})
		return sent
	}
}
