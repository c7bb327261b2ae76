import { type ActionOutcome, storeSession } from 'shared-state'
import { createRemote, createRemotePages } from 'shared-state/remote'

type Outcome<Value> = ActionOutcome<Value>
const done = <Value>(answer: Value): Outcome<Value> => ({ state: 'done', answer })
const UNREACHABLE = { state: 'unreachable' } as const
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** A server whose answers the test gives, in any order. */
function server<Value>() {
	const waiting: ((outcome: Outcome<Value>) => void)[] = []
	const asked: unknown[] = []
	return {
		asked,
		ask: (what?: unknown) => {
			asked.push(what)
			return new Promise<Outcome<Value>>((resolve) => waiting.push(resolve))
		},
		answer: (outcome: Outcome<Value>, place = 0) => {
			waiting.splice(place, 1)[0]?.(outcome)
			return settle()
		},
	}
}

const ready = <Value>(value: Value, more = 'idle') => ({ state: 'ready', value, more })

test('the latest load decides what is shown, whichever answers last', async () => {
	const { ask, answer } = server<string>()
	const { $state, load } = createRemote<string>(ask)
	void load()
	void load()
	await answer(done('second'), 1)
	await answer(done('first'))
	expect($state.get()).toEqual(ready('second'))
})

test('a failed load is shown and the next one heals it; a failed refresh leaves what is shown', async () => {
	const { ask, answer } = server<string>()
	const { $state, load, refresh, update } = createRemote<string>(ask)
	void load()
	await answer(UNREACHABLE)
	expect($state.get()).toEqual({ state: 'failed' })
	void load()
	expect($state.get()).toEqual({ state: 'loading' })
	await answer(done('text'))
	update((text) => `${text}!`)
	void refresh()
	await answer(UNREACHABLE)
	expect($state.get()).toEqual(ready('text!'))
	void load()
	expect($state.get()).toEqual(ready('text!', 'refreshing'))
	await answer(UNREACHABLE)
	expect($state.get()).toEqual({ state: 'failed' })
})

test('what was on its way before a reset is not shown', async () => {
	const { ask, answer } = server<string>()
	const { $state, load, reset, write } = createRemote<string>(ask)
	void load()
	reset()
	await answer(done('of another'))
	expect($state.get()).toEqual({ state: 'loading' })
	void load()
	await answer(done('a'))
	void write(
		() => 'b',
		() => ask('b'),
	)
	reset()
	void load()
	await settle()
	await answer(done('new'))
	await answer(UNREACHABLE)
	expect($state.get()).toEqual(ready('new'))
})

test('another reader does not see what the one before saw', async () => {
	const { ask, answer, asked } = server<string>()
	const { $state, follow } = createRemote<string>(ask)
	const stop = follow()
	await answer(done('of a visitor'))
	const signIn = (username: string) => {
		const user = { id: username, username, avatarUrl: null, role: 'member' } as const
		storeSession({ state: 'done', answer: { user, token: 'a'.repeat(43) } })
	}
	signIn('Ana')
	expect($state.get()).toEqual({ state: 'loading' })
	await answer(done('of Ana'))
	expect($state.get()).toEqual(ready('of Ana'))
	stop()
	const before = asked.length
	signIn('Bia')
	expect(asked).toHaveLength(before)
})

describe('writes', () => {
	/** A text that is written letter by letter. */
	async function text() {
		const { ask, asked, answer } = server<string>()
		const remote = createRemote<string>(ask)
		void remote.load()
		await answer(done(''))
		const write = (letter: string, matches?: (answer: string) => boolean) =>
			remote.write(
				(value) => value + letter,
				() => ask(letter),
				matches,
			)
		return { ...remote, asked, answer, write }
	}

	test('show at once, and are sent one at a time', async () => {
		const { $state, asked, answer, write } = await text()
		void write('a')
		void write('b')
		await settle()
		expect([$state.get(), asked]).toEqual([ready('ab'), [undefined, 'a']])
		await answer(done('a'))
		expect(asked).toEqual([undefined, 'a', 'b'])
		await answer(done('ab'))
		expect($state.get()).toEqual(ready('ab'))
		expect(asked).toHaveLength(3)
	})

	test.each([UNREACHABLE, { state: 'wrong' }, { state: 'accountNeeded' }] as const)(
		'after one that ended as $state, the state of the server shows once all have ended',
		async (outcome) => {
			const { $state, answer, write } = await text()
			void write('a')
			void write('b')
			await settle()
			await answer(outcome)
			expect($state.get()).toEqual(ready('ab'))
			await answer(done('b'))
			expect($state.get()).toEqual(ready(''))
			await answer(done('b'))
			expect($state.get()).toEqual(ready('b'))
		},
	)

	test('stay shown on a demo, which stores nothing', async () => {
		const { $state, asked, answer, write } = await text()
		void write('a')
		await settle()
		await answer({ state: 'example' })
		expect([$state.get(), asked.length]).toEqual([ready('a'), 2])
	})

	test('bring the changes of another tab where the answer does not match', async () => {
		const { $state, answer, write } = await text()
		void write('a', (answer) => answer === 'a')
		await settle()
		await answer(done('xa'))
		await answer(done('xa'))
		expect($state.get()).toEqual(ready('xa'))
	})

	test('are newer than a load that ends meanwhile', async () => {
		const { $state, answer, write, refresh } = await text()
		void write('a')
		void refresh()
		await settle()
		await answer(done('old'))
		expect($state.get()).toEqual(ready('a'))
		await answer(done('a'))
		await answer(done('a of the server'))
		expect($state.get()).toEqual(ready('a of the server'))
	})
})

describe('pages', () => {
	interface Letters {
		items: readonly string[]
		next: string | null
	}
	async function letters(first: Letters) {
		const { ask, asked, answer } = server<Letters>()
		const remote = createRemotePages<Letters>(ask, (letter) => letter)
		void remote.load()
		await answer(done(first))
		return { ...remote, asked, answer }
	}

	test('follow each other, and show an item once', async () => {
		const { $state, asked, answer, loadMore } = await letters({ items: ['a', 'b'], next: '2' })
		void loadMore()
		void loadMore()
		expect($state.get()).toEqual(ready({ items: ['a', 'b'], next: '2' }, 'loading'))
		await answer(done({ items: ['b', 'c'], next: null }))
		expect($state.get()).toEqual(ready({ items: ['a', 'b', 'c'], next: null }))
		void loadMore()
		expect(asked).toEqual([undefined, '2'])
	})

	test('a page that failed is asked for again', async () => {
		const { $state, answer, loadMore } = await letters({ items: ['a'], next: '2' })
		void loadMore()
		await answer(UNREACHABLE)
		expect($state.get()).toEqual(ready({ items: ['a'], next: '2' }, 'failed'))
		void loadMore()
		await answer(done({ items: ['b'], next: null }))
		expect($state.get()).toEqual(ready({ items: ['a', 'b'], next: null }))
	})

	test('a page of what was shown before is not added to what is loaded now', async () => {
		const { $state, answer, load, loadMore } = await letters({ items: ['a'], next: '2' })
		void loadMore()
		void load()
		await answer(done({ items: ['x'], next: '9' }), 1)
		void loadMore()
		await answer(done({ items: ['b'], next: null }))
		expect($state.get()).toEqual(ready({ items: ['x'], next: '9' }, 'loading'))
		await answer(done({ items: ['y'], next: null }))
		expect($state.get()).toEqual(ready({ items: ['x', 'y'], next: null }))
	})
})
