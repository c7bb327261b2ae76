import { useEffect } from 'react'
import { ConnectionStatus } from './ConnectionStatus.tsx'
import { subscribeToMessages } from './subscribeToMessages.ts'

/** Keeps the screen up to date while it is mounted, and shows that the page is reconnecting. */
export function LiveMessages() {
	useEffect(subscribeToMessages, [])
	return <ConnectionStatus />
}
