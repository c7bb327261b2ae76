import { useStore } from '@nanostores/react'
import { UNREAD_CONVERSATIONS_MAX } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $unreadConversations } from 'shared-state'
import { translations } from '../translations.ts'
import type { Destination } from './destinations.ts'

/** The number of unread conversations, and as a mark shows it; no mark without one. */
export function useUnreadCount(): { unread: number; count: string | undefined } {
	const t = useTranslations(translations)
	const unread = useStore($unreadConversations)
	if (unread === 0) return { unread, count: undefined }
	return { unread, count: unread < UNREAD_CONVERSATIONS_MAX ? String(unread) : t('header.unreadMost') }
}

/** The name of a destination, with its number of unread conversations. */
export function useDestinationLabel(): (destination: Destination) => { name: string; count: string | undefined } {
	const t = useTranslations(translations)
	const { unread, count } = useUnreadCount()
	return ({ path, label }) => {
		if (path !== '/messages' || unread === 0) return { name: t(label), count: undefined }
		return { name: t('header.unreadMessages', { count: unread }), count }
	}
}
