import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { common, useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { type Creation, createCreationForm } from './creationForm.ts'
import { focusFirstWrong } from './focusFirstWrong.ts'
import { tellOfCreation } from './send.ts'

/** The form of something new as its page uses it: what stands in it, the words for what is wrong, and its press. */
export function useCreation<Fields extends object>(
	form: 'anime' | 'manga' | 'movie' | 'news',
	creation: () => Creation<Fields>,
) {
	const t = useWords(words)
	const shared = useWords(common)
	const [store] = useState(() => createCreationForm(creation()))
	const state = useStore(store.$state)

	function errorOf(field: string): string | undefined {
		const code = state.errors[field]
		return code && shared(`errors.${code}`)
	}

	async function send(event: FormEvent<HTMLElement>): Promise<void> {
		event.preventDefault()
		const sheets = event.currentTarget
		const outcome = await store.send()
		focusFirstWrong(sheets)
		tellOfCreation(outcome, { success: t(`add.${form}.done`), check: t('add.check') })
	}

	return { form, ...state, errorOf, send, type: store.type, refuse: store.refuse, clear: store.clear }
}
