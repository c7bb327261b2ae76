import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import {
	myEpisodeOpinionRoute,
	type Reaction,
	type ReactionAnswer,
	type ReactionCounts,
	reactRoute,
	unreactRoute,
} from 'shared-contract'
import { $session, type ActionOutcome, act, call } from 'shared-state'

/** The counts after a reader's reaction changes from `before` to `after`; null is no reaction. */
export function withReaction(counts: ReactionCounts, before: Reaction | null, after: Reaction | null): ReactionCounts {
	const change = (reaction: Reaction, count: number) =>
		Math.max(0, count + Number(after === reaction) - Number(before === reaction))
	return { likes: change('like', counts.likes), dislikes: change('dislike', counts.dislikes) }
}

export interface Reactions {
	readonly $shown: ReadableAtom<{ counts: ReactionCounts; ownReaction: Reaction | null }>
	/** Sets the reader's reaction; choosing the active one again removes it. Optimistic: rolls back on error. */
	choose(reaction: Reaction): Promise<ActionOutcome<ReactionAnswer>>
}

interface State {
	counts: ReactionCounts
	/** The reader's reaction that `counts` includes. */
	countedReaction: Reaction | null
	ownReaction: Reaction | null
}

// Reactions of demo visitors. They are not sent, and last until the page is reloaded.
const demoReactions = new Map<number, Reaction | null>()

/** The store of an episode's reactions. Requests are sent one after the other, so that the last choice wins. */
export function createReactions(episodeId: number, counts: ReactionCounts): Reactions {
	const params = { id: String(episodeId) }
	const $state = atom<State>({ counts, countedReaction: null, ownReaction: null })
	const set = (change: Partial<State>) => $state.set({ ...$state.get(), ...change })
	let choices = 0
	let queue: Promise<unknown> = Promise.resolve()

	async function loadOwnReaction(isMember: boolean) {
		const before = choices
		if (!isMember) {
			set({ countedReaction: null, ownReaction: demoReactions.get(episodeId) ?? null })
			return
		}
		const outcome = await call(myEpisodeOpinionRoute, { params })
		if (outcome.state !== 'done' || choices !== before) return
		set({ countedReaction: outcome.answer.reaction, ownReaction: outcome.answer.reaction })
	}

	onMount($state, () => $session.subscribe(({ state }) => void loadOwnReaction(state === 'member')))

	async function choose(reaction: Reaction) {
		const ownReaction = $state.get().ownReaction === reaction ? null : reaction
		choices += 1
		const sequence = choices
		set({ ownReaction })
		const request = queue.then(() =>
			ownReaction === null
				? act(unreactRoute, { params })
				: act(reactRoute, { params, body: { reaction: ownReaction } }),
		)
		queue = request
		const outcome = await request
		if (outcome.state === 'done') {
			const { counts, reaction: countedReaction } = outcome.answer
			set(
				sequence === choices ? { counts, countedReaction, ownReaction: countedReaction } : { counts, countedReaction },
			)
		} else if (outcome.state === 'example') demoReactions.set(episodeId, ownReaction)
		else if (sequence === choices) set({ ownReaction: $state.get().countedReaction })
		return outcome
	}

	const $shown = computed($state, ({ counts, countedReaction, ownReaction }) => ({
		counts: withReaction(counts, countedReaction, ownReaction),
		ownReaction,
	}))
	return { $shown, choose }
}
