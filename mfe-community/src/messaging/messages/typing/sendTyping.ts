import { TYPING_INTERVAL_MS } from 'shared-contract'
import { sendSignal } from 'shared-state/live'

let lastSentAt = 0

/** Sends the typing event, throttled. */
export function sendTyping(conversationId: string): void {
	const now = Date.now()
	if (now - lastSentAt < TYPING_INTERVAL_MS) return
	lastSentAt = now
	sendSignal({ type: 'typing', conversationId })
}

/** Resets the throttle after sending a message. */
export function resetTypingInterval(): void {
	lastSentAt = 0
}
