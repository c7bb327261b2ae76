import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { exactScore, type ScoreSummary, type VoteAnswer } from 'shared-contract'
import { $reviewVote, $session, type ActionOutcome } from 'shared-state'
import { withVote } from './scoreSummary.ts'

/** Something to vote on, with its API calls. */
export interface ScoreSubject {
	/** `title 1`, `episode 7` */
	key: string
	/** Loads the member's own vote; null if there is none. */
	loadOwn(): Promise<number | null>
	vote(score: number): Promise<ActionOutcome<VoteAnswer>>
	unvote(): Promise<ActionOutcome<VoteAnswer>>
}

export interface Score {
	/** The summary of all votes, including the reader's own, and the own vote. */
	readonly $shown: ReadableAtom<{ summary: ScoreSummary; ownVote: number | null }>
	/** Votes; voting the same score again removes the vote. Optimistic: rolls back on error. */
	choose(score: number): Promise<{ outcome: ActionOutcome<VoteAnswer>; removed: boolean }>
}

interface State {
	summary: ScoreSummary
	/** The own vote that `summary` includes. */
	countedVote: number | null
	ownVote: number | null
}

// Votes of demo visitors. They are not sent, and last until the page is reloaded.
const demoVotes = new Map<string, number | null>()

/** The store of the votes on a title or an episode. */
export function createScore(subject: ScoreSubject, summary: ScoreSummary): Score {
	const $state = atom<State>({ summary, countedVote: null, ownVote: null })
	let votes = 0
	let seen = $reviewVote.get()
	let queue: Promise<unknown> = Promise.resolve()

	const set = (change: Partial<State>) => $state.set({ ...$state.get(), ...change })

	async function loadOwnVote(isMember: boolean) {
		if (!isMember) return set({ countedVote: null, ownVote: demoVotes.get(subject.key) ?? null })
		const before = votes
		const own = await subject.loadOwn()
		if (votes === before) set({ countedVote: own, ownVote: own })
	}

	onMount($state, () =>
		$reviewVote.subscribe((review) => {
			if (review === seen || review?.key !== subject.key) return
			seen = review
			votes += 1
			const { summary, countedVote } = $state.get()
			set({ summary: withVote(summary, countedVote, review.score), countedVote: review.score, ownVote: review.score })
		}),
	)
	onMount($state, () => $session.subscribe(({ state }) => void loadOwnVote(state === 'member')))

	async function choose(score: number) {
		const removed = $state.get().ownVote === score
		const ownVote = removed ? null : score
		const sequence = ++votes
		set({ ownVote })
		// Requests are sent one after the other, so that the last vote wins.
		const request = queue.then(() => (ownVote === null ? subject.unvote() : subject.vote(ownVote)))
		queue = request
		const outcome = await request
		if (outcome.state === 'done') {
			const { summary } = outcome.answer
			const countedVote = exactScore(outcome.answer)
			set(sequence === votes ? { summary, countedVote, ownVote: countedVote } : { summary, countedVote })
		} else if (outcome.state === 'example') demoVotes.set(subject.key, ownVote)
		else if (sequence === votes) set({ ownVote: $state.get().countedVote })
		return { outcome, removed }
	}

	const $shown = computed($state, ({ summary, countedVote, ownVote }) => ({
		summary: withVote(summary, countedVote, ownVote),
		ownVote,
	}))
	return { $shown, choose }
}
