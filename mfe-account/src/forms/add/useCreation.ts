import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { type FormOptions, useForm } from 'shared-composition/form'
import type { Created, TitleFormName } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { addTranslations } from './addTranslations.ts'

export type CreationName = TitleFormName | 'news'

/** The state of a creation form. A draft of the values is stored until the creation succeeds. */
export function useCreation<Fields extends object>(name: CreationName, creation: () => FormOptions<Fields, Created>) {
	const t = useTranslations(addTranslations)
	const [options] = useState(creation)
	// A creation on a demo site has no page, so its path is null.
	const [created, setCreated] = useState<{ path: string | null; waits: boolean }>()
	const form = useForm<Fields, Created>({
		...options,
		onSettled(outcome) {
			const waits = outcome.state === 'done' && outcome.answer.waits === true
			const success = t(waits ? 'add.waiting.done' : `add.${name}.done`)
			if (outcome.state === 'refused' && outcome.problem.fields) showToast('bad', t('add.check'))
			// The specification wants the plain text on a demo site; the page itself says that nothing was stored.
			else if (outcome.state === 'example') showToast('good', success)
			else showOutcome(outcome, success)
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
