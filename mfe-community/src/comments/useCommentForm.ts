import { outcomeMessage, showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { type CheckedPicture, checkPicture, sendPicture } from 'shared-composition/upload/picture'
import type { UploadedPicture } from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import type { ActionOutcome } from 'shared-state'
import { canSend } from './commentLength.ts'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { draftName, type FormMode, firstText } from './formMode.ts'

/** The picture of a form: none, one of the edited comment, or a chosen file. */
export type FormPicture =
	| { state: 'none' }
	| { state: 'kept'; picture: UploadedPicture }
	| ({ state: 'chosen' } & CheckedPicture)

const NO_PICTURE: FormPicture = { state: 'none' }

interface Values {
	text: string
	picture: FormPicture
	spoilerNumber: number | null
}

const Draft = object({ text: string() })
const EMPTY: Values = { text: '', picture: NO_PICTURE, spoilerNumber: null }

/** State and actions of a comment form. The draft survives a reload, a failure and a sign-in. */
export function useCommentForm(purpose: FormMode, onDone?: () => void) {
	const { store } = useDiscussion()
	const draft = tabDraft(draftName(store.subject, purpose), Draft, () => ({ text: firstText(purpose) }))
	const form = useForm<Values, unknown>({
		initialValues: () => firstValues(purpose),
		draft: {
			...draft,
			restore() {
				const { values, key = '' } = draft.restore() ?? {}
				return { values: { ...firstValues(purpose), ...values }, key }
			},
		},
		async submit(values, key) {
			const { text, picture, spoilerNumber } = values
			const sent = await uploadedPicture(picture)
			if (sent.state !== 'done') return sent
			const comment = { text, picture: sent.answer, spoilerNumber }
			const outcome =
				purpose.kind === 'edit'
					? await store.edit(purpose.comment.id, comment)
					: await store.post(comment, purpose.kind === 'reply' ? purpose.to.id : null, key)
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
		const chosen = await checkPicture(file)
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

async function uploadedPicture(picture: FormPicture): Promise<ActionOutcome<UploadedPicture | null>> {
	if (picture.state === 'chosen') return sendPicture('comment', picture)
	return { state: 'done', answer: picture.state === 'none' ? null : picture.picture }
}

function firstValues(purpose: FormMode): Values {
	if (purpose.kind !== 'edit') return EMPTY
	const { body, spoilerNumber } = purpose.comment
	const picture: FormPicture =
		body.state === 'shown' && body.picture ? { state: 'kept', picture: body.picture } : NO_PICTURE
	return { text: firstText(purpose), picture, spoilerNumber }
}
