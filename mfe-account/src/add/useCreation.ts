import { useState } from 'react'
import { type FormDraft, type FormOptions, useForm } from 'shared-composition/form'
import type { Created } from 'shared-contract'
import { object, string, type TSchema } from 'shared-contract/schema'
import { useWords } from 'shared-i18n'
import { createDraftStorage } from '../draft/draftStorage.ts'
import { words } from '../words.ts'
import { tellOfCreation } from './send.ts'

/** What a form adds, and how. */
export interface Creation<Fields> extends Pick<FormOptions<Fields, Created>, 'initialValues' | 'validate' | 'submit'> {
	schema: TSchema
}

/** The form of something new as its page uses it. What was typed is kept until it is made. */
export function useCreation<Fields extends object>(
	name: 'anime' | 'manga' | 'movie' | 'news',
	creation: () => Creation<Fields>,
) {
	const t = useWords(words)
	const [options] = useState(() => {
		const { schema, ...rest } = creation()
		return { ...rest, draft: draftOf<Fields>(name, schema) }
	})
	// Of what a visitor of the demo made there is no page.
	const [made, setMade] = useState<{ path: string | null }>()
	const form = useForm<Fields, Created>({
		...options,
		onSettled(outcome) {
			tellOfCreation(outcome, { success: t(`add.${name}.done`), check: t('add.check') })
			if (outcome.state !== 'done' && outcome.state !== 'example') return
			form.reset()
			setMade({ path: outcome.state === 'done' ? outcome.answer.path : null })
		},
	})

	/** Empties it, for something else or to start over. */
	function clear() {
		form.reset()
		setMade(undefined)
	}

	return { ...form, name, made, clear }
}

function draftOf<Fields>(name: string, schema: TSchema): FormDraft<Fields> {
	const draft = createDraftStorage(`add:${name}`, object({ key: string(), fields: schema }))
	return {
		restore() {
			const kept = draft.read()
			// The draft's schema is that of the fields.
			return kept && { values: kept.fields as Fields, key: kept.key }
		},
		keep: (fields, key) => draft.save({ key, fields }),
		forget: draft.clear,
	}
}
