import { useRef, useState } from 'react'
import { announce, outcomeWords } from 'shared-composition'
import type { ErrorCode } from 'shared-contract'
import { common } from 'shared-i18n'
import { type ActionOutcome, newKey } from 'shared-state'
import { keepOwnDraft, keptOwnDraft } from 'shared-state/ownDraft'
import { words } from '../words.ts'
import { useDiscussion } from './context.ts'
import { type ChosenPicture, choosePicture, type Picture, sendPicture } from './picture.ts'
import { draftName, firstText, type Purpose } from './purpose.ts'
import { maySend } from './writingState.ts'

/** The picture of a form: none, one that was sent before, or one that goes with the next press. */
export type FormPicture =
	| { state: 'none' }
	| { state: 'kept'; picture: Picture }
	| ({ state: 'chosen' } & ChosenPicture)

const NO_PICTURE: FormPicture = { state: 'none' }

/** What a comment form holds and does. What is typed stays through a reload, a failure and a sign-in. */
export function useCommentForm(purpose: Purpose, onDone?: () => void) {
	const { store } = useDiscussion()
	const name = draftName(store.subject, purpose)
	const [text, setText] = useState(() => keptOwnDraft(name) || firstText(purpose))
	const [picture, setPicture] = useState<FormPicture>(() => firstPicture(purpose))
	const [spoilerNumber, setSpoilerNumber] = useState(() =>
		purpose.kind === 'edit' ? purpose.comment.spoilerNumber : null,
	)
	const [sending, setSending] = useState(false)
	const [error, setError] = useState<string>()
	const typed = useRef(text)
	// The same attempt sent again is written once, also after a reload; what was changed is another attempt.
	const key = useRef(keptOwnDraft(keyName(name)))

	function keepKey(next: string) {
		if (key.current !== next) keepOwnDraft(keyName(name), next)
		key.current = next
	}

	function changed() {
		keepKey('')
		setError(undefined)
	}

	function type(next: string) {
		changed()
		typed.current = next
		setText(next)
		keepOwnDraft(name, next === firstText(purpose) ? '' : next)
	}

	function fail(outcome: Exclude<ActionOutcome<unknown>, { state: 'done' | 'example' }>) {
		// What was sent under the key was another attempt: the next press is one of its own.
		if (outcome.state === 'refused' && outcome.problem.code === 'request.key.reused') keepKey('')
		if (outcome.state === 'accountNeeded') announce(outcome, '')
		else setError(fieldError(outcome) ?? outcomeWords(outcome))
	}

	async function attach(file: File) {
		changed()
		const chosen = await choosePicture(file)
		if ('code' in chosen) setError(common.translate(`errors.${chosen.code}`))
		else setPicture({ state: 'chosen', ...chosen })
	}

	async function send() {
		if (sending || !maySend(text, picture.state !== 'none')) return
		setSending(true)
		await write()
		setSending(false)
	}

	async function write() {
		const sent = await sentPicture(picture)
		if (sent.state !== 'done') return sent.state === 'example' ? undefined : fail(sent)
		const going: FormPicture = sent.answer ? { state: 'kept', picture: sent.answer } : NO_PICTURE
		setPicture(going)
		keepKey(key.current || newKey())
		const draft = { text, picture: sent.answer, spoilerNumber }
		const outcome =
			purpose.kind === 'edit'
				? await store.edit(purpose.comment.id, draft)
				: await store.post(draft, purpose.kind === 'reply' ? purpose.to.id : null, key.current)
		if (outcome.state !== 'done' && outcome.state !== 'example') return fail(outcome)
		announce(outcome, words.translate(purpose.kind === 'edit' ? 'comments.edit.done' : 'comments.sent'))
		keepKey('')
		setPicture((now) => (now === going ? NO_PICTURE : now))
		// Who typed on meanwhile goes on.
		if (typed.current !== text) return
		type('')
		setSpoilerNumber(null)
		onDone?.()
	}

	return {
		text,
		picture,
		spoilerNumber,
		sending,
		error,
		maySend: maySend(text, picture.state !== 'none'),
		type,
		attach: (file: File) => void attach(file),
		send: () => void send(),
		removePicture() {
			changed()
			setPicture(NO_PICTURE)
		},
		setSpoiler(number: number | null) {
			changed()
			setSpoilerNumber(number)
		},
		/** Forgets what was typed and closes. */
		cancel() {
			keepKey('')
			keepOwnDraft(name, '')
			onDone?.()
		},
	}
}

/** Beside the text of a draft, the key that it was sent under. */
const keyName = (draft: string) => `${draft} key`

async function sentPicture(picture: FormPicture): Promise<ActionOutcome<Picture | null>> {
	if (picture.state === 'none') return { state: 'done', answer: null }
	return picture.state === 'kept' ? { state: 'done', answer: picture.picture } : sendPicture(picture)
}

function firstPicture(purpose: Purpose): FormPicture {
	const body = purpose.kind === 'edit' ? purpose.comment.body : undefined
	return body?.state === 'shown' && body.picture ? { state: 'kept', picture: body.picture } : NO_PICTURE
}

function fieldError(outcome: ActionOutcome<unknown>): string | undefined {
	const code: ErrorCode | undefined =
		outcome.state === 'refused' ? Object.values(outcome.problem.fields ?? {})[0] : undefined
	return code && common.translate(`errors.${code}`)
}
