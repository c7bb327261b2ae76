import { atom, type ReadableAtom } from 'nanostores'
import {
	type Confirmation,
	type ConfirmationAnswer,
	type ConfirmationKind,
	confirmationsRoute,
	confirmRoute,
	type RouteAnswer,
	withdrawConfirmationRoute,
} from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'

type Settled = RouteAnswer<typeof confirmRoute>['state']

export type ConfirmState =
	| { state: 'loading' }
	| { state: 'failed' }
	| {
			state: 'open'
			/** The question that is asked, and those that come next. */
			items: readonly Confirmation[]
			left: number
			last: { question: Confirmation; answer: ConfirmationAnswer; settled: Settled | undefined } | undefined
	  }

/** With so few left, the next ones are asked for. */
const FEW = 3

/** The store of the questions of a kind: an answer is shown at once and sent after those before it. */
export function createConfirmations(kind: ConfirmationKind) {
	const $state = atom<ConfirmState>({ state: 'loading' })
	const asked = new Set<number>()
	const paramsOf = ({ id }: Confirmation) => ({ params: { id: String(id) } })
	let sending: Promise<unknown> = Promise.resolve()

	async function load() {
		const before = $state.get()
		if (before.state === 'failed') $state.set({ state: 'loading' })
		const outcome = await call(confirmationsRoute, { params: { kind } })
		const state = $state.get()
		if (outcome.state !== 'done') {
			if (state.state !== 'open') $state.set({ state: 'failed' })
			return
		}
		const shown = state.state === 'open' ? state.items : []
		// An answer that is on its way is asked again by a server that does not know it yet.
		const fresh = outcome.answer.items.filter(({ id }) => !asked.has(id))
		for (const { id } of fresh) asked.add(id)
		const left = Math.max(outcome.answer.left, shown.length + fresh.length)
		$state.set({
			state: 'open',
			items: [...shown, ...fresh],
			left,
			last: state.state === 'open' ? state.last : undefined,
		})
	}

	function update(change: (state: ConfirmState & { state: 'open' }) => Partial<ConfirmState & { state: 'open' }>) {
		const state = $state.get()
		if (state.state === 'open') $state.set({ ...state, ...change(state) })
	}

	const putBack = (question: Confirmation) =>
		update(({ items, left }) => ({ items: [question, ...items], left: left + 1, last: undefined }))

	/** Runs one request after another, so that an answer and its undo keep their order. */
	function inTurn<Result>(send: () => Promise<Result>): Promise<Result> {
		const result = sending.then(send)
		sending = result.catch(() => {})
		return result
	}

	async function answer(given: ConfirmationAnswer): Promise<ActionOutcome<unknown> | undefined> {
		const state = $state.get()
		const [question, ...items] = state.state === 'open' ? state.items : []
		if (!question) return undefined
		update(({ left }) => ({ items, left: left - 1, last: { question, answer: given, settled: undefined } }))
		const outcome = await inTurn(() => act(confirmRoute, { ...paramsOf(question), body: { answer: given } }))
		if (outcome.state !== 'done') putBack(question)
		else update(({ last }) => (last?.question === question ? { last: { ...last, settled: outcome.answer.state } } : {}))
		if (items.length <= FEW) await load()
		return outcome
	}

	async function undo(): Promise<ActionOutcome<unknown> | undefined> {
		const state = $state.get()
		const last = state.state === 'open' ? state.last : undefined
		if (!last) return undefined
		putBack(last.question)
		const outcome = await inTurn(() => act(withdrawConfirmationRoute, paramsOf(last.question)))
		if (outcome.state !== 'done') {
			update(({ items, left }) => ({ items: items.filter((each) => each !== last.question), left: left - 1, last }))
		}
		return outcome
	}

	return { $state: $state as ReadableAtom<ConfirmState>, load, answer, undo }
}
