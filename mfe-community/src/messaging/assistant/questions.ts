import { atom, type ReadableAtom } from 'nanostores'
import type { AssistantQuestion } from 'shared-contract'
import { common, deviceTimeZone } from 'shared-i18n'
import { $navigate, randomUuid, showToast, signInPath } from 'shared-state'
import { $draftOwner, readOwnDraft, saveOwnDraft } from 'shared-state/ownDraft'
import { addQuestion, applyEvent, interruptReply, removeQuestion, retryableQuestion } from './chatState.ts'
import { $conversation, loadConversation, updateConversation } from './conversation.ts'
import { type StreamOutcome, streamAnswer } from './streamAnswer.ts'

const DRAFT_NAME = 'assistant'
/** The server notices an abort with a delay, at the latest when the model has been silent for ten seconds: until then a new question is retried. */
const BUSY_TRIES = 32
const BUSY_PAUSE_MS = 400

const $text = atom(readOwnDraft(DRAFT_NAME))

/** The text of the composer. It survives a redirect to sign in. */
export const $draft: ReadableAtom<string> = $text

export function setDraft(text: string): void {
	$text.set(text)
	saveOwnDraft(DRAFT_NAME, text)
}

// Drafts are stored per member.
$draftOwner.listen(() => $text.set(readOwnDraft(DRAFT_NAME)))

/** True while the draft waits for the conversation to load, to be sent then. */
let isSendPending = false
// A draft that changes is not finished: it needs another Enter.
$text.listen(() => {
	isSendPending = false
})

let activeRequest: AbortController | undefined

/**
 * Sends the draft. Does nothing if the text is empty or a reply is streaming. Before the conversation has loaded, the text
 * stays in the composer and is sent once it has.
 */
export async function sendQuestion(text = $text.get()): Promise<void> {
	if (text.trim() === '') return
	const current = $conversation.get()
	if (current.state !== 'ready') {
		setDraft(text)
		isSendPending = true
		return loadConversation()
	}
	if (current.progress.state !== 'none') return
	const asked = ask({ author: 'member', id: 'here', clientId: randomUuid(), text: text.trim(), createdAt: now() })
	setDraft('')
	await asked
}

/** Sends the last question again. */
export async function retryQuestion(): Promise<void> {
	const current = $conversation.get()
	const question = current.state === 'ready' ? retryableQuestion(current) : undefined
	if (question) await ask(question)
}

/** Aborts the streaming reply; the partial text stays. */
export function stopReply(): void {
	activeRequest?.abort()
}

$conversation.listen(({ state }) => {
	// The conversation was reset for another member: abort the reply of the previous one.
	if (state === 'idle') stopReply()
	if (state === 'ready' && isSendPending) void sendQuestion()
})

async function ask(question: AssistantQuestion): Promise<void> {
	const stopper = new AbortController()
	activeRequest = stopper
	updateConversation((ready) => ({ ...ready, ...addQuestion(ready, question) }))
	const asker = $draftOwner.get()
	const outcome = await askWhenFree(question, stopper.signal)
	if ($draftOwner.get() !== asker) return
	if (outcome.state === 'refused') return showRefusal(question, outcome.code)
	if (outcome.state === 'ended') return
	const end = stopper.signal.aborted
		? ({ state: 'stopped', failure: null } as const)
		: ({ state: 'failed', failure: outcome.state === 'wrong' ? 'broken' : 'unreachable' } as const)
	updateConversation((ready) => {
		if (ready.progress.state === 'none') return ready
		const failure = end.failure && ready.progress.state === 'writing' ? 'broken' : end.failure
		return { ...ready, ...interruptReply(ready, { ...end, failure, now: new Date() }) }
	})
}

async function askWhenFree({ text, clientId }: AssistantQuestion, signal: AbortSignal): Promise<StreamOutcome> {
	const current = $conversation.get()
	const listConsent = current.state === 'ready' && current.listConsent === true
	const zone = deviceTimeZone()
	for (let tries = 1; ; tries++) {
		const outcome = await streamAnswer({
			body: { text, clientId, zone, listConsent },
			signal,
			onEvent: (event) => updateConversation((ready) => ({ ...ready, ...applyEvent(ready, event) })),
		})
		const isBusy = outcome.state === 'refused' && outcome.code === 'assistant.busy'
		if (!isBusy || tries === BUSY_TRIES || signal.aborted) return outcome
		await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS))
	}
}

// Puts the text back into the composer and shows the reason.
function showRefusal({ text }: AssistantQuestion, code: Extract<StreamOutcome, { state: 'refused' }>['code']): void {
	updateConversation((ready) => ({ ...ready, ...removeQuestion(ready) }))
	if ($text.get() === '') setDraft(text)
	if (code === 'auth.required') {
		showToast('plain', common.translate('demo.reason.account'))
		$navigate.get()(signInPath())
		return
	}
	showToast('bad', common.translate(`errors.${code}`))
}

function now(): string {
	return new Date().toISOString()
}
