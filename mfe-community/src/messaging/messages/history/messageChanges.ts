import { atom } from 'nanostores'
import {
	editMessageRoute,
	giveReactionRoute,
	type Message,
	type MessageReaction,
	pinMessageRoute,
	takeReactionRoute,
	unpinMessageRoute,
} from 'shared-contract'
import { type ActionOutcome, act } from 'shared-state'
import { draftOf, setDraft } from '../composer/drafts.ts'
import { $currentMember } from '../currentMember.ts'
import { scrollToMessage } from '../view/messageTarget.ts'
import { applyChanged, historyOfConversation } from './historyStore.ts'

type Outcome = ActionOutcome<{ message: Message }>

/** The message that its author edits in place. */
export const $editing = atom<
	{ conversationId: string; number: number; isFromComposer?: boolean | undefined } | undefined
>()

/** The name of the draft of an edit. */
export function editDraft(conversationId: string, number: number): string {
	return `${conversationId}:edit:${number}`
}

/** Opens the field of an edit, with what its author had typed before or the text of the message. */
export function startEdit(conversationId: string, { number, text }: Message, isFromComposer = false): void {
	const draft = editDraft(conversationId, number)
	if (draftOf(draft).get() === '') setDraft(draft, text ?? '')
	$editing.set({ conversationId, number, isFromComposer })
}

/** Edits the reader's last message of the loaded ones. @returns whether there is one */
export function editLast(conversationId: string): boolean {
	const history = historyOfConversation(conversationId).get()
	const selfId = $currentMember.get()?.id
	if (history.state !== 'ready' || selfId === undefined) return false
	const last = history.history.items.findLast(
		({ author, state, text }) => author?.id === selfId && state === 'sent' && text !== null,
	)
	if (!last) return false
	scrollToMessage(conversationId, last.number)
	startEdit(conversationId, last, true)
	return true
}

export async function editMessage(id: string, message: Message, text: string): Promise<Outcome> {
	const outcome = await act(editMessageRoute, { params: paramsOf(id, message), body: { text } })
	return applied(id, outcome, { ...message, text, editedAt: new Date().toISOString() })
}

export async function pinMessage(id: string, message: Message, pinned: boolean): Promise<Outcome> {
	const outcome = await act(pinned ? pinMessageRoute : unpinMessageRoute, { params: paramsOf(id, message) })
	return applied(id, outcome, { ...message, pinned })
}

/** Gives a reaction, or takes it back if the reader has given it. The count shows at once; a failure takes it back. */
export async function toggleReaction(id: string, message: Message, reaction: MessageReaction): Promise<Outcome> {
	const gives = !message.reactions.some((each) => each.reaction === reaction && each.own)
	const expected = { ...message, reactions: withReaction(message.reactions, reaction, gives) }
	applyChanged(id, expected)
	const params = { ...paramsOf(id, message), reaction }
	const outcome = await act(gives ? giveReactionRoute : takeReactionRoute, { params })
	if (outcome.state !== 'done' && outcome.state !== 'example') applyChanged(id, message)
	return applied(id, outcome, expected)
}

/** The counts of a message after the reader gave or took back a reaction. */
export function withReaction(
	reactions: Message['reactions'],
	reaction: MessageReaction,
	gives: boolean,
): Message['reactions'] {
	const before = reactions.find((each) => each.reaction === reaction)
	const count = (before?.count ?? 0) + (gives ? 1 : -1)
	const now = { reaction, count, own: gives }
	if (!before) return [...reactions, now]
	return reactions.map((each) => (each === before ? now : each)).filter((each) => each.count > 0)
}

const paramsOf = (id: string, { number }: Message) => ({ id, number: String(number) })

// In the demo `example` replaces the response.
function applied(id: string, outcome: Outcome, example: Message): Outcome {
	if (outcome.state === 'done') applyChanged(id, outcome.answer.message)
	if (outcome.state === 'example') applyChanged(id, example)
	return outcome
}
