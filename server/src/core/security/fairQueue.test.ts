import { Problem } from '../problem.ts'
import { FairQueue } from './fairQueue.ts'

const LIMITS = { atOnce: 2, waiting: 4, ofOwner: { waiting: 3, code: 'upload.tooMany' }, retryAfter: 7 } as const

/** A queue whose tasks the test ends; `started` is the order in which they began. */
function bench(limits: ConstructorParameters<typeof FairQueue>[0] = LIMITS) {
	const queue = new FairQueue(limits)
	const started: string[] = []
	const ends = new Map<string, (error?: Error) => void>()
	const add = (name: string, owner = name.charAt(0)) =>
		queue.run(owner, () => {
			started.push(name)
			return new Promise<string>((resolve, reject) =>
				ends.set(name, (error) => (error ? reject(error) : resolve(name))),
			)
		})
	/** Ends a task, and waits until the queue has settled. */
	const end = async (name: string, error?: Error) => {
		ends.get(name)?.(error)
		await new Promise(setImmediate)
	}
	const endAll = async () => {
		await end('none')
		for (const name of started) await end(name)
	}
	return { queue, started, add, end, endAll }
}

const refusalOf = async (asking: Promise<unknown>) => {
	const error = await asking.catch((thrown: unknown) => thrown)
	if (!(error instanceof Problem)) throw new Error('nothing was refused')
	return { code: error.code, status: error.statusCode, retryAfter: error.retryAfter }
}

test('one owner runs one task at a time, so another owner never waits for all of them', async () => {
	const { add, started, end } = bench()
	const all = [add('a1'), add('a2'), add('a3'), add('b1')]
	await end('none')
	expect(started).toEqual(['a1', 'b1'])
	await end('b1')
	expect(started).toEqual(['a1', 'b1'])
	for (const name of ['a1', 'a2', 'a3']) await end(name)
	expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('owners take turns, each with their oldest task first', async () => {
	const { add, started, endAll } = bench({ atOnce: 1, waiting: 10, retryAfter: 1 })
	const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => add(name))
	await endAll()
	await Promise.all(all)
	expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a failed task frees its slot as a successful one does', async () => {
	const { add, started, end } = bench()
	const first = add('a1')
	const second = add('a2')
	await end('none')
	const failed = expect(first).rejects.toThrow('broken')
	await end('a1', new Error('broken'))
	await failed
	expect(started).toEqual(['a1', 'a2'])
	await end('a2')
	expect(await second).toBe('a2')
})

test('an owner with a full share is refused, another owner is not', async () => {
	const { add, end, endAll } = bench()
	const all = ['a1', 'a2', 'a3', 'a4'].map((name) => add(name))
	await end('none')
	expect(await refusalOf(add('a5'))).toEqual({ code: 'upload.tooMany', status: 429, retryAfter: 7 })
	all.push(add('b1'))
	await endAll()
	expect(await Promise.all(all)).toHaveLength(5)
})

test('a full queue refuses all owners, and accepts tasks again once it has room', async () => {
	const { queue, add, end, endAll } = bench()
	const all = ['a1', 'b1', 'a2', 'b2', 'c1', 'd1'].map((name) => add(name))
	await end('none')
	expect(await refusalOf(add('e1'))).toEqual({ code: 'server.busy', status: 503, retryAfter: 7 })
	await end('a1')
	expect(() => queue.refuseIfFull('e')).not.toThrow()
	await endAll()
	expect(await Promise.all(all)).toHaveLength(6)
})
