import { useStore } from '@nanostores/react'
import { useTitleName, useTranslations } from 'shared-i18n'
import { translations } from '../../translations.ts'
import { plainText } from '../formatting/plainText.ts'
import { failureText } from './failureText.ts'
import { $preview } from './preview.ts'

interface AssistantPreview {
	/** The last message in one line, or the assistant's tagline. */
	text: string
	/** Time of the last message, as an ISO instant. */
	at: string | null
	isWriting: boolean
}

/** The assistant's row in the list of chats. */
export function useAssistantPreview(): AssistantPreview {
	const t = useTranslations(translations)
	const nameOf = useTitleName()
	const { last, isWriting = false } = useStore($preview) ?? {}
	if (!last) return { text: t('assistant.tagline'), at: null, isWriting }
	if (last.author === 'member') return { text: plainText(last.text), at: last.createdAt, isWriting }
	const text = last.text === '' ? failureText(last, t).said : plainText(last.text, last.works, nameOf)
	return { text, at: last.createdAt, isWriting }
}
