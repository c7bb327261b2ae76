import { outcomeMessage, showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import type { ActionOutcome } from 'shared-state'
import { readOwnDraft, saveOwnDraft } from 'shared-state/ownDraft'
import { canSend } from './commentLength.ts'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { draftName, type FormMode, firstText } from './formMode.ts'
import { type ChosenPicture, choosePicture, type Picture, uploadPicture } from './pictureUpload.ts'

/** The picture of a form: none, one of the edited comment, or a chosen file. */
export type FormPicture =
	| { state: 'none' }
	| { state: 'kept'; picture: Picture }
	| ({ state: 'chosen' } & ChosenPicture)

const NO_PICTURE: FormPicture = { state: 'none' }

interface Values {
	text: string
	picture: FormPicture
	spoilerNumber: number | null
}

const EMPTY: Values = { text: '', picture: NO_PICTURE, spoilerNumber: null }

/** State and actions of a comment form. The draft survives a reload, a failure and a sign-in. */
export function useCommentForm(purpose: FormMode, onDone?: () => void) {
	const { store } = useDiscussion()
	const name = draftName(store.subject, purpose)
	const form = useForm<Values, unknown>({
		initialValues: () => firstValues(purpose),
		draft: {
			restore() {
				const first = firstValues(purpose)
				return { values: { ...first, text: readOwnDraft(name) || first.text }, key: readOwnDraft(keyName(name)) }
			},
			keep({ text }, key) {
				saveOwnDraft(name, text === firstText(purpose) ? '' : text)
				saveOwnDraft(keyName(name), key)
			},
			forget() {
				saveOwnDraft(name, '')
				saveOwnDraft(keyName(name), '')
			},
		},
		async submit(values, key) {
			const { text, picture, spoilerNumber } = values
			const sent = await uploadedPicture(picture)
			if (sent.state !== 'done') return sent
			const draft = { text, picture: sent.answer, spoilerNumber }
			const outcome =
				purpose.kind === 'edit'
					? await store.edit(purpose.comment.id, draft)
					: await store.post(draft, purpose.kind === 'reply' ? purpose.to.id : null, key)
			if (outcome.state === 'done' || outcome.state === 'example') finish(values)
			return outcome
		},
		onSettled(outcome) {
			if (outcome.state === 'done' || outcome.state === 'example') {
				showOutcome(
					outcome,
					commentTranslations.translate(purpose.kind === 'edit' ? 'comments.edit.done' : 'comments.sent'),
				)
			} else if (outcome.state === 'accountNeeded') showOutcome(outcome, '')
		},
	})
	const { text, picture, spoilerNumber } = form.values
	const isReady = canSend(text, picture.state !== 'none')

	function change(values: Partial<Values>) {
		form.clearErrors()
		form.set(values)
	}

	function finish(sent: Values) {
		const now = form.$state.get().values
		// The text changed during the request: keep it.
		if (now.text !== sent.text) {
			if (now.picture === sent.picture) form.set({ picture: NO_PICTURE })
			return
		}
		form.reset({ ...EMPTY, picture: now.picture === sent.picture ? NO_PICTURE : now.picture })
		onDone?.()
	}

	async function attach(file: File) {
		form.clearErrors()
		const chosen = await choosePicture(file)
		if ('code' in chosen) form.setError('picture', chosen.code)
		else form.set({ picture: { state: 'chosen', ...chosen } })
	}

	return {
		text,
		picture,
		spoilerNumber,
		sending: form.submitting,
		error: Object.keys(form.errors).map(form.error)[0] ?? (form.failure && outcomeMessage(form.failure)),
		maySend: isReady,
		type: (text: string) => change({ text }),
		attach: (file: File) => void attach(file),
		send: () => void (isReady && form.submit()),
		removePicture: () => change({ picture: NO_PICTURE }),
		setSpoiler: (spoilerNumber: number | null) => change({ spoilerNumber }),
		/** Closes the form; its text is there when it opens again. */
		cancel: () => onDone?.(),
	}
}

/** The draft's idempotency key is stored beside its text. */
const keyName = (draft: string) => `${draft} key`

/** Uploaded files, so that a retry does not upload again. */
const uploadedPictures = new WeakMap<File, Picture>()

async function uploadedPicture(picture: FormPicture): Promise<ActionOutcome<Picture | null>> {
	if (picture.state === 'none') return { state: 'done', answer: null }
	if (picture.state === 'kept') return { state: 'done', answer: picture.picture }
	const sent = uploadedPictures.get(picture.file)
	if (sent) return { state: 'done', answer: sent }
	const outcome = await uploadPicture(picture)
	if (outcome.state === 'done') uploadedPictures.set(picture.file, outcome.answer)
	return outcome
}

function firstValues(purpose: FormMode): Values {
	if (purpose.kind !== 'edit') return EMPTY
	const { body, spoilerNumber } = purpose.comment
	const picture: FormPicture =
		body.state === 'shown' && body.picture ? { state: 'kept', picture: body.picture } : NO_PICTURE
	return { text: firstText(purpose), picture, spoilerNumber }
}
