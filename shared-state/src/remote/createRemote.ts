import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
// By package name, not path: this file is bundled into each slice, but the session is the page's shared module.
import { $session, type ActionOutcome } from 'shared-state'

/** The state of data that is read from the server. `more`: what becomes of a further page, or of what is shown. */
export type RemoteState<Value> =
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; value: Value; more: 'idle' | 'loading' | 'failed' | 'refreshing' }

/** An answer, or any other outcome of a call. */
export type Answered<Value> = { state: 'done'; answer: Value } | { state: string }

/** The store of data that is read from the server, and written to it. */
export interface Remote<Value> {
	readonly $state: ReadableAtom<RemoteState<Value>>
	/** Loads; what is shown stays until the answer, and a failure takes its place. Never rejects. */
	load(): Promise<void>
	/** Loads again after a change elsewhere; a failure leaves what is shown. */
	refresh(): Promise<void>
	/** Forgets what is shown and what is on its way: the next load is of another subject or reader. */
	reset(): void
	/** Loads now, and anew whenever another reader signs in. Returns a function that ends it. */
	follow(): () => void
	/** Changes what is shown. */
	update(change: (value: Value) => Value): void
	/**
	 * Shows a change at once and sends it after those before it. If one fails, what was shown before them comes back and is
	 * loaded again; if an answer does not match, it is only loaded again.
	 */
	write<Answer>(
		change: (value: Value) => Value,
		send: () => Promise<ActionOutcome<Answer>>,
		matches?: (answer: Answer) => boolean,
	): Promise<ActionOutcome<Answer>>
}

/**
 * Creates the store of data that is read from the server. The latest load decides what is shown.
 *
 * @param initial what the page's loader read already
 */
export function createRemote<Value>(fetch: () => Promise<Answered<Value>>, initial?: Value): Remote<Value> {
	return createRemoteOn(remoteState(initial), fetch)
}

/** The state to begin with. */
export function remoteState<Value>(initial: Value | undefined): WritableAtom<RemoteState<Value>> {
	return atom(initial === undefined ? { state: 'loading' } : { state: 'ready', value: initial, more: 'idle' })
}

/** {@link createRemote} over a state that its caller changes, too. */
export function createRemoteOn<Value>(
	$state: WritableAtom<RemoteState<Value>>,
	fetch: () => Promise<Answered<Value>>,
): Remote<Value> {
	const enqueue = createSerialQueue()
	let latest = 0
	let subject = 0
	let writing = 0
	let settled: Value
	let isRefused = false
	let isBehind = false

	async function read(isQuiet: boolean) {
		latest += 1
		const request = latest
		const before = $state.get()
		if (before.state === 'failed') $state.set({ state: 'loading' })
		if (before.state === 'ready' && !isQuiet) $state.set({ ...before, more: 'refreshing' })
		const outcome = await fetch()
		if (request !== latest) return
		// A write that is on its way is newer than this answer.
		if (writing > 0) isBehind = true
		else if ('answer' in outcome) $state.set({ state: 'ready', value: outcome.answer, more: 'idle' })
		else if (!isQuiet || $state.get().state !== 'ready') $state.set({ state: 'failed' })
	}

	function update(change: (value: Value) => Value) {
		const now = $state.get()
		if (now.state === 'ready') $state.set({ ...now, value: change(now.value) })
	}

	function reset() {
		latest += 1
		subject += 1
		writing = 0
		$state.set({ state: 'loading' })
	}

	return {
		$state,
		load: () => read(false),
		refresh: () => read(true),
		reset,
		follow: () =>
			$session.subscribe(() => {
				reset()
				void read(false)
			}),
		update,
		async write(change, send, matches = () => true) {
			const before = $state.get()
			if (before.state !== 'ready') return send()
			if (writing === 0) settled = before.value
			writing += 1
			update(change)
			const of = subject
			const outcome = await enqueue(send)
			if (of !== subject) return outcome
			writing -= 1
			if (outcome.state === 'done' ? !matches(outcome.answer) : outcome.state !== 'example') isBehind = true
			if (outcome.state !== 'done' && outcome.state !== 'example') isRefused = true
			if (writing > 0) return outcome
			if (isRefused) update(() => settled)
			if (isBehind) void read(true)
			isRefused = false
			isBehind = false
			return outcome
		},
	}
}

/** Creates a queue that runs requests one at a time, in the order of the calls. */
export function createSerialQueue(): <Answer>(send: () => Promise<Answer>) => Promise<Answer> {
	let last: Promise<unknown> = Promise.resolve()
	return (send) => {
		const sent = last.then(send)
		last = sent.catch(() => {})
		return sent
	}
}
