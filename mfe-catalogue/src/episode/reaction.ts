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

/** Likes and dislikes when a reader's reaction goes from `before` to `after`; null is none. */
export function withReaction(counts: ReactionCounts, before: Reaction | null, after: Reaction | null): ReactionCounts {
	const moved = (reaction: Reaction, count: number) =>
		Math.max(0, count + Number(after === reaction) - Number(before === reaction))
	return { likes: moved('like', counts.likes), dislikes: moved('dislike', counts.dislikes) }
}

export interface Reactions {
	readonly $shown: ReadableAtom<{ counts: ReactionCounts; mine: Reaction | null }>
	/** Likes or dislikes, the one in place of the other; the active one again takes it back. */
	choose(reaction: Reaction): Promise<ActionOutcome<ReactionAnswer>>
}

interface State {
	counts: ReactionCounts
	/** The own reaction that the counts hold. */
	counted: Reaction | null
	mine: Reaction | null
}

// What a visitor of the demo thinks: it changes what this page shows, for as long as it is open.
const examples = new Map<number, Reaction | null>()

/** What readers think of an episode, as its page shows it. */
export function createReactions(episodeId: number, counts: ReactionCounts): Reactions {
	const params = { id: String(episodeId) }
	const $state = atom<State>({ counts, counted: null, mine: null })
	const set = (change: Partial<State>) => $state.set({ ...$state.get(), ...change })
	let chosen = 0
	let last: Promise<unknown> = Promise.resolve()

	async function takeUp(isMember: boolean) {
		const before = chosen
		if (!isMember) {
			set({ counted: null, mine: examples.get(episodeId) ?? null })
			return
		}
		const outcome = await call(myEpisodeOpinionRoute, { params })
		if (outcome.state !== 'done' || chosen !== before) return
		set({ counted: outcome.answer.reaction, mine: outcome.answer.reaction })
	}

	onMount($state, () => $session.subscribe(({ state }) => void takeUp(state === 'member')))

	async function choose(reaction: Reaction) {
		const mine = $state.get().mine === reaction ? null : reaction
		chosen += 1
		const turn = chosen
		set({ mine })
		const sent = last.then(() =>
			mine === null ? act(unreactRoute, { params }) : act(reactRoute, { params, body: { reaction: mine } }),
		)
		last = sent
		const outcome = await sent
		if (outcome.state === 'done') {
			const { counts, reaction: counted } = outcome.answer
			set(turn === chosen ? { counts, counted, mine: counted } : { counts, counted })
		} else if (outcome.state === 'example') examples.set(episodeId, mine)
		else if (turn === chosen) set({ mine: $state.get().counted })
		return outcome
	}

	const $shown = computed($state, ({ counts, counted, mine }) => ({
		counts: withReaction(counts, counted, mine),
		mine,
	}))
	return { $shown, choose }
}
