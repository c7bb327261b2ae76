import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { type FormDraft, type FormOptions, useForm } from 'shared-composition/form'
import type { Created } from 'shared-contract'
import { object, string, type TSchema } from 'shared-contract/schema'
import { useTranslations } from 'shared-i18n'
import { type ActionOutcome, showToast } from 'shared-state'
import { createDraftStorage } from '../../shared/draft/draftStorage.ts'
import { addTranslations } from './addTranslations.ts'

/** The options of a creation form. */
export interface CreationFormOptions<Fields>
	extends Pick<FormOptions<Fields, Created>, 'initialValues' | 'validate' | 'submit'> {
	schema: TSchema
}

/** The state of a creation form. A draft of the values is stored until the creation succeeds. */
export function useCreation<Fields extends object>(
	name: 'anime' | 'manga' | 'movie' | 'news',
	creation: () => CreationFormOptions<Fields>,
) {
	const t = useTranslations(addTranslations)
	const [options] = useState(() => {
		const { schema, ...rest } = creation()
		return { ...rest, draft: draftOf<Fields>(name, schema) }
	})
	// A creation on a demo site has no page, so its path is null.
	const [created, setCreated] = useState<{ path: string | null; waits: boolean }>()
	const form = useForm<Fields, Created>({
		...options,
		onSettled(outcome) {
			const waits = outcome.state === 'done' && outcome.answer.waits === true
			announceCreation(outcome, { success: t(waits ? 'add.waiting.done' : `add.${name}.done`), check: t('add.check') })
			if (outcome.state !== 'done' && outcome.state !== 'example') return
			form.reset()
			setCreated({ path: outcome.state === 'done' ? outcome.answer.path : null, waits })
		},
	})

	/** Clears the form and its draft. */
	function clear() {
		form.reset()
		setCreated(undefined)
	}

	return { ...form, name, created, clear }
}

function draftOf<Fields>(name: string, schema: TSchema): FormDraft<Fields> {
	const draft = createDraftStorage(`add:${name}`, object({ key: string(), fields: schema }))
	return {
		restore() {
			const stored = draft.read()
			// The draft was checked against the schema of the fields.
			return stored && { values: stored.fields as Fields, key: stored.key }
		},
		keep: (fields, key) => draft.save({ key, fields }),
		forget: draft.clear,
	}
}

interface ToastTexts {
	success: string
	/** The text if fields are invalid. */
	check: string
}

/** Shows a toast with the outcome of a creation. */
function announceCreation(outcome: ActionOutcome<Created>, { success, check }: ToastTexts): void {
	if (outcome.state === 'refused' && outcome.problem.fields) showToast('bad', check)
	// The specification wants the plain text on a demo site; the page itself says that nothing was stored.
	else if (outcome.state === 'example') showToast('good', success)
	else showOutcome(outcome, success)
}
