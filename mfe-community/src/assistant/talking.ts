import { atom, type ReadableAtom } from 'nanostores'
import type { AssistantQuestion } from 'shared-contract'
import { common } from 'shared-i18n'
import { $navigate, showToast, signInPath } from 'shared-state'
import { $draftOwner, keepOwnDraft, keptOwnDraft } from 'shared-state/ownDraft'
import { type AskOutcome, askStream } from './askStream.ts'
import { $assistant, change } from './conversation.ts'
import { afterEvent, brokenOff, retriable, withoutQuestion, withQuestion } from './turn.ts'

const DRAFT = 'assistant'
/** The server hears of a stop a moment after we do. */
const BUSY_TRIES = 4
const BUSY_PAUSE_MS = 400

const $text = atom(keptOwnDraft(DRAFT))

/** What stands in the composer: there again after a detour to sign in. */
export const $typed: ReadableAtom<string> = $text

export function type(text: string): void {
	$text.set(text)
	keepOwnDraft(DRAFT, text)
}

// What one person types is nothing for the next one at this browser.
$draftOwner.listen(() => $text.set(keptOwnDraft(DRAFT)))

let stopping: AbortController | undefined

/** Sends what was typed. What is empty is not sent; while a reply is on its way nothing is. */
export async function send(text = $text.get()): Promise<void> {
	const current = $assistant.get()
	if (current.state !== 'ready') {
		console.error('the conversation with the assistant is not open: nothing was sent')
		return
	}
	if (text.trim() === '' || current.turn.state !== 'none') return
	type('')
	await ask({ author: 'member', id: 'here', clientId: crypto.randomUUID(), text: text.trim(), createdAt: now() })
}

/** Asks the last question again. */
export async function retry(): Promise<void> {
	const current = $assistant.get()
	const question = current.state === 'ready' ? retriable(current) : undefined
	if (question) await ask(question)
}

/** Ends the reply that is on its way; what has arrived stays. */
export function stop(): void {
	stopping?.abort()
}

// Somebody else is at this browser now: what was being said was not for them.
$assistant.listen(({ state }) => {
	if (state === 'idle') stop()
})

async function ask(question: AssistantQuestion): Promise<void> {
	const stopper = new AbortController()
	stopping = stopper
	change((ready) => ({ ...ready, ...withQuestion(ready, question) }))
	const asker = $draftOwner.get()
	const outcome = await askUntilFree(question, stopper.signal)
	if ($draftOwner.get() !== asker) return
	if (outcome.state === 'refused') return refused(question, outcome.code)
	if (outcome.state === 'ended') return
	const end = stopper.signal.aborted
		? ({ state: 'stopped', failure: null } as const)
		: ({ state: 'failed', failure: 'unreachable' } as const)
	change((ready) => {
		if (ready.turn.state === 'none') return ready
		const failure = end.failure && ready.turn.state === 'writing' ? 'broken' : end.failure
		return { ...ready, ...brokenOff(ready, { ...end, failure, now: new Date() }) }
	})
}

async function askUntilFree({ text, clientId }: AssistantQuestion, signal: AbortSignal): Promise<AskOutcome> {
	const current = $assistant.get()
	const listConsent = current.state === 'ready' && current.listConsent === true
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
	for (let tries = 1; ; tries++) {
		const outcome = await askStream({
			body: { text, clientId, zone, listConsent },
			signal,
			hear: (event) => change((ready) => ({ ...ready, ...afterEvent(ready, event) })),
		})
		const isBusy = outcome.state === 'refused' && outcome.code === 'assistant.busy'
		if (!isBusy || tries === BUSY_TRIES || signal.aborted) return outcome
		await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS))
	}
}

// The words go back to where they were typed, and the reason is said.
function refused({ text }: AssistantQuestion, code: Extract<AskOutcome, { state: 'refused' }>['code']): void {
	change((ready) => ({ ...ready, ...withoutQuestion(ready) }))
	if ($text.get() === '') type(text)
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
