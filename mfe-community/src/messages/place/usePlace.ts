import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { MESSAGES_PATH, type MessagesView, parseView } from '../view/messagesView.ts'

/** The place that the address names. */
export function useMessagesView(): MessagesView {
	const { pathname } = useLocation()
	return useMemo(() => parseView(pathname.slice(MESSAGES_PATH.length)), [pathname])
}
