import { atom, type ReadableAtom } from 'nanostores'
import {
	type AssistantMode,
	answerProposalRoute,
	assistantConsentRoute,
	assistantRoute,
	clearAssistantRoute,
	type ListProposal,
	setAdultTitlesRoute,
} from 'shared-contract'
import { $session, act, call } from 'shared-state'
import { type ChatState, withProposal } from './chatState.ts'
import { $preview } from './preview.ts'

/** State of the conversation with the assistant. `idle`: not opened yet. */
export type ConversationState =
	| { state: 'idle' }
	| { state: 'opening' }
	| { state: 'failed' }
	| ({
			state: 'ready'
			mode: AssistantMode
			asksAge?: boolean | undefined
			listConsent: boolean | null
			more: boolean
	  } & ChatState)

export type ReadyConversation = Extract<ConversationState, { state: 'ready' }>

const $current = atom<ConversationState>({ state: 'idle' })

export const $conversation: ReadableAtom<ConversationState> = $current

$current.listen((current) =>
	$preview.set(
		current.state === 'ready'
			? { last: current.items.at(-1), isWriting: current.progress.state !== 'none' }
			: undefined,
	),
)

/** Updates a loaded conversation; does nothing in any other state. */
export function updateConversation(how: (ready: ReadyConversation) => ReadyConversation): void {
	const current = $current.get()
	if (current.state === 'ready') $current.set(how(current))
}

/** Loads the conversation unless it is loaded or loading. A failure is logged; the pane offers a retry. */
export async function loadConversation(): Promise<void> {
	const { state } = $current.get()
	if (state === 'opening' || state === 'ready') return
	$current.set({ state: 'opening' })
	const outcome = await call(assistantRoute, { query: {} })
	if ($current.get().state !== 'opening') return
	if (outcome.state === 'done') {
		$current.set({ state: 'ready', ...outcome.answer, progress: { state: 'none' } })
		return
	}
	console.error('the conversation with the assistant could not be opened', outcome)
	$current.set({ state: 'failed' })
}

let isLoadingOlder = false

/** Prepends the previous page of messages. Returns false on failure. */
export async function loadOlder(): Promise<boolean> {
	const current = $current.get()
	const first = current.state === 'ready' ? current.items[0] : undefined
	if (!first || isLoadingOlder) return true
	isLoadingOlder = true
	const outcome = await call(assistantRoute, { query: { before: first.id } })
	isLoadingOlder = false
	if (outcome.state !== 'done') return false
	const { items, more } = outcome.answer
	updateConversation((ready) =>
		ready.items[0] === first ? { ...ready, items: [...items, ...ready.items], more } : ready,
	)
	return true
}

/** Optimistic update of the consent to read the member's list; rolls back on error. */
export async function setListConsent(list: boolean) {
	const current = $current.get()
	const before = current.state === 'ready' ? current.listConsent : null
	updateConversation((ready) => ({ ...ready, listConsent: list }))
	const outcome = await act(assistantConsentRoute, { body: { list } })
	if (outcome.state !== 'done' && outcome.state !== 'example')
		updateConversation((ready) => ({ ...ready, listConsent: before }))
	return outcome
}

/** Optimistic answer to a proposal of a reply; rolls back on error. `undo` takes an accepted one back. */
export async function answerProposal(replyId: string, before: ListProposal, body: { accept: boolean; undo?: boolean }) {
	const show = (proposal: ListProposal) =>
		updateConversation((ready) => ({ ...ready, items: withProposal(ready.items, replyId, proposal) }))
	show({ ...before, state: body.accept ? 'done' : 'declined' })
	const outcome = await act(answerProposalRoute, { params: { id: replyId, index: String(before.index) }, body })
	if (outcome.state === 'done') show(outcome.answer.proposal)
	else show({ ...before, state: body.undo ? 'done' : 'open' })
	return outcome
}

/** Stores the member's birth date, by which the site decides whether the model may answer them. */
export async function giveBirthDate(bornOn: string) {
	const outcome = await act(setAdultTitlesRoute, { body: { bornOn } })
	if (outcome.state === 'done') {
		const mode = outcome.answer.isMinor ? 'catalogue' : 'model'
		updateConversation((ready) => ({ ...ready, mode, asksAge: false }))
	}
	return outcome
}

/** Deletes all messages of the conversation. */
export async function clearConversation() {
	const outcome = await act(clearAssistantRoute, {})
	if (outcome.state === 'done' || outcome.state === 'example')
		updateConversation((ready) => ({ ...ready, items: [], more: false, progress: { state: 'none' } }))
	return outcome
}

const currentUsername = () => {
	const session = $session.get()
	return session.state === 'member' ? session.username : ''
}
let username = currentUsername()
// Another member signed in: drop the previous member's conversation.
$session.listen(() => {
	if (currentUsername() === username) return
	username = currentUsername()
	$current.set({ state: 'idle' })
})
