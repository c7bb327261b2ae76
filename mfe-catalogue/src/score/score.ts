import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { ScoreSummary, VoteAnswer } from 'shared-contract'
import { $session, type ActionOutcome } from 'shared-state'
import { withVote } from './summary.ts'

/** What is voted on, and how the API is asked about it. */
export interface ScoreSubject {
	/** `title 1`, `episode 7` */
	key: string
	/** The member's own vote; null where there is none. */
	own(): Promise<number | null>
	vote(score: number): Promise<ActionOutcome<VoteAnswer>>
	unvote(): Promise<ActionOutcome<VoteAnswer>>
}

export interface Score {
	/** Everybody's votes, the reader's own among them, and that one. */
	readonly $shown: ReadableAtom<{ summary: ScoreSummary; mine: number | null }>
	/** Chooses a score; the one that is chosen already is withdrawn. Shown at once, put back where it is refused. */
	choose(score: number): Promise<{ outcome: ActionOutcome<VoteAnswer>; withdrawn: boolean }>
}

interface State {
	summary: ScoreSummary
	/** The own vote that the summary holds. */
	counted: number | null
	mine: number | null
}

// What a visitor of the demo voted: it changes what this page shows, for as long as it is open.
const examples = new Map<string, number | null>()

/** The votes on one thing as a page shows them. */
export function createScore(subject: ScoreSubject, summary: ScoreSummary): Score {
	const $state = atom<State>({ summary, counted: null, mine: null })
	let chosen = 0
	let last: Promise<unknown> = Promise.resolve()

	const set = (change: Partial<State>) => $state.set({ ...$state.get(), ...change })

	async function takeUp(isMember: boolean) {
		const before = chosen
		if (!isMember) {
			set({ counted: null, mine: examples.get(subject.key) ?? null })
			return
		}
		const own = await subject.own()
		if (chosen === before) set({ counted: own, mine: own })
	}

	onMount($state, () => $session.subscribe(({ state }) => void takeUp(state === 'member')))

	async function choose(score: number) {
		const withdrawn = $state.get().mine === score
		const mine = withdrawn ? null : score
		chosen += 1
		const turn = chosen
		set({ mine })
		// One after the other, so that the last choice is the one that is kept.
		const sent = last.then(() => (mine === null ? subject.unvote() : subject.vote(mine)))
		last = sent
		const outcome = await sent
		if (outcome.state === 'done') {
			const { summary, score: counted } = outcome.answer
			set(turn === chosen ? { summary, counted, mine: counted } : { summary, counted })
		} else if (outcome.state === 'example') examples.set(subject.key, mine)
		else if (turn === chosen) set({ mine: $state.get().counted })
		return { outcome, withdrawn }
	}

	const $shown = computed($state, ({ summary, counted, mine }) => ({ summary: withVote(summary, counted, mine), mine }))
	return { $shown, choose }
}
