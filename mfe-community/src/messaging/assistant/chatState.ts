import type {
	AssistantEvent,
	AssistantFailure,
	AssistantMessage,
	AssistantQuestion,
	AssistantReply,
	AssistantWork,
	ListProposal,
} from 'shared-contract'
import { LOCAL_ID } from './localReply.ts'

/** Progress of the reply to the last question. */
export type ReplyProgress =
	| { state: 'none' }
	| { state: 'waiting'; isLooking: boolean }
	| { state: 'writing'; text: string; works: readonly AssistantWork[]; proposals: readonly ListProposal[] }

/** The messages, oldest first, and the progress of the reply. */
export interface ChatState {
	items: readonly AssistantMessage[]
	progress: ReplyProgress
}

/** Appends a question and waits for its reply. A repeated question replaces itself and its reply. */
export function addQuestion({ items }: ChatState, question: AssistantQuestion): ChatState {
	const asked = items.findIndex((item) => item.author === 'member' && item.clientId === question.clientId)
	const before = asked < 0 ? items : items.slice(0, asked)
	return { items: [...before, question], progress: { state: 'waiting', isLooking: false } }
}

/** Applies one event of the response stream. */
export function applyEvent(talk: ChatState, event: AssistantEvent): ChatState {
	const { items, progress } = talk
	switch (event.type) {
		case 'asked':
			return { ...talk, items: [...items.slice(0, -1), event.question] }
		case 'looking':
			return progress.state === 'waiting' ? { items, progress: { state: 'waiting', isLooking: true } } : talk
		case 'works':
			return { items, progress: appended(progress, { works: event.works }) }
		case 'proposal':
			return { items, progress: appended(progress, { proposals: [event.proposal] }) }
		case 'text':
			return { items, progress: appended(progress, event) }
		case 'ended':
			return { items: [...items, event.reply], progress: { state: 'none' } }
	}
}

type Written = Omit<Extract<ReplyProgress, { state: 'writing' }>, 'state'>
const NOTHING: Written = { text: '', works: [], proposals: [] }

function appended(progress: ReplyProgress, { text = '', works = [], proposals = [] }: Partial<Written>): ReplyProgress {
	const before = progress.state === 'writing' ? progress : NOTHING
	return {
		state: 'writing',
		text: before.text + text,
		works: [...before.works, ...works],
		proposals: [...before.proposals, ...proposals],
	}
}

/** Replaces a proposal of a stored reply. */
export function withProposal(items: ChatState['items'], replyId: string, proposal: ListProposal): ChatState['items'] {
	return items.map((item) =>
		item.author === 'assistant' && item.id === replyId && item.proposals
			? { ...item, proposals: item.proposals.map((one) => (one.index === proposal.index ? proposal : one)) }
			: item,
	)
}

interface Interruption {
	state: 'stopped' | 'failed'
	failure: AssistantFailure | null
	now: Date
}

/** Ends a reply whose stream broke: the partial text stays and is marked. */
export function interruptReply({ items, progress }: ChatState, { state, failure, now }: Interruption): ChatState {
	const { text, works } = progress.state === 'writing' ? progress : NOTHING
	const reply: AssistantReply = {
		author: 'assistant',
		id: `${LOCAL_ID}${now.getTime()}`,
		text,
		createdAt: now.toISOString(),
		mode: 'catalogue',
		state,
		failure,
		works: [...works],
	}
	return { items: [...items, reply], progress: { state: 'none' } }
}

/** Removes a refused question. */
export function removeQuestion({ items }: ChatState): ChatState {
	return { items: items.slice(0, -1), progress: { state: 'none' } }
}

/** The question that can be retried: the last one, unless its reply is complete or streaming. */
export function retryableQuestion({ items, progress }: ChatState): AssistantQuestion | undefined {
	const last = items.at(-1)
	if (progress.state !== 'none' || !last || (last.author === 'assistant' && last.state === 'complete')) return undefined
	return items.findLast((item) => item.author === 'member')
}
