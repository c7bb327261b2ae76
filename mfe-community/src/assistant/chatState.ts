import type {
	AssistantEvent,
	AssistantFailure,
	AssistantMessage,
	AssistantQuestion,
	AssistantReply,
	AssistantWork,
} from 'shared-contract'

/** Where the reply to the last question stands. */
export type ReplyProgress =
	| { state: 'none' }
	| { state: 'waiting'; isLooking: boolean }
	| { state: 'writing'; text: string; works: readonly AssistantWork[] }

/** What is said, oldest first, and what is being said. */
export interface ChatState {
	items: readonly AssistantMessage[]
	progress: ReplyProgress
}

/** A question stands at the end at once, and waits. Asked again, it takes the place of itself and of its reply. */
export function addQuestion({ items }: ChatState, question: AssistantQuestion): ChatState {
	const asked = items.findIndex((item) => item.author === 'member' && item.clientId === question.clientId)
	const before = asked < 0 ? items : items.slice(0, asked)
	return { items: [...before, question], progress: { state: 'waiting', isLooking: false } }
}

/** What an event of the stream changes. */
export function applyEvent(talk: ChatState, event: AssistantEvent): ChatState {
	const { items, progress } = talk
	switch (event.type) {
		case 'asked':
			return { ...talk, items: [...items.slice(0, -1), event.question] }
		case 'looking':
			return progress.state === 'waiting' ? { items, progress: { state: 'waiting', isLooking: true } } : talk
		case 'works':
			return { items, progress: appended(progress, '', event.works) }
		case 'text':
			return { items, progress: appended(progress, event.text, []) }
		case 'ended':
			return { items: [...items, event.reply], progress: { state: 'none' } }
	}
}

function appended(progress: ReplyProgress, text: string, works: readonly AssistantWork[]): ReplyProgress {
	const before = progress.state === 'writing' ? progress : { text: '', works: [] }
	return { state: 'writing', text: before.text + text, works: [...before.works, ...works] }
}

interface Interruption {
	state: 'stopped' | 'failed'
	failure: AssistantFailure | null
	now: Date
}

/** The stream ended before its reply did: what had arrived stays, marked. */
export function interruptReply({ items, progress }: ChatState, { state, failure, now }: Interruption): ChatState {
	const { text, works } = progress.state === 'writing' ? progress : { text: '', works: [] }
	const reply: AssistantReply = {
		author: 'assistant',
		id: `here-${now.getTime()}`,
		text,
		createdAt: now.toISOString(),
		mode: 'catalogue',
		state,
		failure,
		works: [...works],
	}
	return { items: [...items, reply], progress: { state: 'none' } }
}

/** The question was not taken: it leaves the conversation, and is there to be sent again. */
export function removeQuestion({ items }: ChatState): ChatState {
	return { items: items.slice(0, -1), progress: { state: 'none' } }
}

/** The question that can be answered anew: the last one, unless its reply is whole or on its way. */
export function retryableQuestion({ items, progress }: ChatState): AssistantQuestion | undefined {
	const last = items.at(-1)
	if (progress.state !== 'none' || !last || (last.author === 'assistant' && last.state === 'complete')) return undefined
	return items.findLast((item) => item.author === 'member')
}
