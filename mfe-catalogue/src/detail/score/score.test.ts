import { jest } from '@jest/globals'
import type { ScoreSummary, VoteAnswer } from 'shared-contract'
import { $reviewVote, type ActionOutcome } from 'shared-state'
import { createScore } from './score.ts'
import { withVote } from './scoreSummary.ts'

const SIX: ScoreSummary = { rating: 6, totalVotes: 1, distribution: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0], source: null }
const refusal: ActionOutcome<VoteAnswer> = {
	state: 'refused',
	status: 503,
	problem: { code: 'server.unavailable', msg: 'x', requestId: '1' },
}

const stored = (score: number | null): ActionOutcome<VoteAnswer> => ({
	state: 'done',
	answer: { score, summary: withVote(SIX, null, score) },
})

let subjects = 0

function scoreOf(answer: (score: number | null) => Promise<ActionOutcome<VoteAnswer>>) {
	const sent: (number | null)[] = []
	const send = (score: number | null) => {
		sent.push(score)
		return answer(score)
	}
	subjects += 1
	const subject = { key: `title ${subjects}`, loadOwn: async () => null, vote: send, unvote: () => send(null) }
	return { subject, sent, score: createScore(subject, SIX) }
}

function watch(score: ReturnType<typeof createScore>) {
	const stop = score.$shown.listen(() => {})
	return { stop, shown: () => [score.$shown.get().ownVote, score.$shown.get().summary.totalVotes] }
}

test('a vote shows at once and stays when it is stored; the same score again removes it', async () => {
	const { score, sent } = scoreOf(async (given) => stored(given))
	const { shown, stop } = watch(score)
	const chosen = score.choose(10)
	expect(shown()).toEqual([10, 2])
	expect(await chosen).toMatchObject({ removed: false })
	expect(shown()).toEqual([10, 2])
	expect(await score.choose(10)).toMatchObject({ removed: true })
	expect(shown()).toEqual([null, 1])
	expect(sent).toEqual([10, null])
	stop()
})

test('a refused vote is rolled back', async () => {
	const { score } = scoreOf(async () => refusal)
	const { shown, stop } = watch(score)
	await score.choose(10)
	expect(shown()).toEqual([null, 1])
	stop()
})

test('rapid votes are sent one after the other, and the last one wins', async () => {
	jest.useFakeTimers()
	const { score, sent } = scoreOf((given) => new Promise((resolve) => setTimeout(() => resolve(stored(given)), 100)))
	const { shown, stop } = watch(score)
	const all = Promise.all([score.choose(3), score.choose(5), score.choose(9)])
	expect(shown()).toEqual([9, 2])
	await jest.advanceTimersByTimeAsync(150)
	expect(sent).toEqual([3, 5])
	expect(shown()).toEqual([9, 2])
	await jest.advanceTimersByTimeAsync(300)
	await all
	expect(sent).toEqual([3, 5, 9])
	expect(shown()).toEqual([9, 2])
	stop()
	jest.useRealTimers()
})

test('the score of a review is the vote, also of one that was published while the panel was hidden', async () => {
	const { subject, score } = scoreOf(async () => refusal)
	$reviewVote.set({ key: subject.key, score: 9 })
	const { shown, stop } = watch(score)
	expect(shown()).toEqual([9, 2])
	$reviewVote.set({ key: 'title 0', score: 2 })
	expect(shown()).toEqual([9, 2])
	$reviewVote.set({ key: subject.key, score: 7 })
	expect(shown()).toEqual([7, 2])
	await score.choose(10)
	expect(shown()).toEqual([7, 2])
	stop()
	const later = watch(createScore(subject, SIX))
	expect(later.shown()).toEqual([null, 1])
	later.stop()
})

test('the vote of a demo visitor is still there when the page is opened again', async () => {
	const { subject, score } = scoreOf(async () => ({ state: 'example' }))
	await score.choose(8)
	const { shown, stop } = watch(createScore(subject, SIX))
	expect(shown()).toEqual([8, 2])
	stop()
})
