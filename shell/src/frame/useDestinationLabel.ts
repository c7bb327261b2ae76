import { useStore } from '@nanostores/react'
import { UNREAD_CONVERSATIONS_MAX } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $unreadConversations } from 'shared-state'
import { translations } from '../translations.ts'
import type { Destination } from './destinations.ts'

/** The name of a destination, with its number of unread conversations. */
export function useDestinationLabel(): (destination: Destination) => { name: string; count: string | undefined } {
	const t = useTranslations(translations)
	const unread = useStore($unreadConversations)
	return ({ path, label }) => {
		if (path !== '/messages' || unread === 0) return { name: t(label), count: undefined }
		const count = unread < UNREAD_CONVERSATIONS_MAX ? String(unread) : t('header.unreadMost')
		return { name: t('header.unreadMessages', { count: unread }), count }
	}
}
