/** Lets only so many pieces of work run at once; the others wait in the order in which they came. */
export function queue(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
	let running = 0
	const waiting: (() => void)[] = []
	return async (work) => {
		if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
		else running += 1
		try {
			return await work()
		} finally {
			const next = waiting.shift()
			if (next) next()
			else running -= 1
		}
	}
}
