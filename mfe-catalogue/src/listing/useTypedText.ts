import debounce from 'debounce'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LISTING_DEBOUNCE_MS } from 'shared-contract'
import { typedText } from './useChoice.ts'

/**
 * The text of a filter: shown as it is typed, and sent once typing rests. The address has the last word (back, a shared
 * link, cleared filters) except where it only repeats what was typed a moment ago.
 */
export function useTypedText(sent: string, send: (text: string) => void) {
	const [text, setText] = useState(sent)
	const { key, state } = useLocation()
	// What this field sent and the address has not shown yet, the newest last.
	const underWay = useRef<string[]>([])
	const latest = useRef({ sent, send })
	latest.current = { sent, send }
	const [sendSoon] = useState(() => debounce(sendTyped, LISTING_DEBOUNCE_MS))

	// Before it is painted: a list that was kept comes back with the text that its address says.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason, not an input
	useLayoutEffect(() => {
		const arrived = underWay.current.lastIndexOf(typedText(state) ?? '')
		// An answer to something typed earlier must not put back what has been typed on since.
		if (arrived >= 0) underWay.current.splice(0, arrived + 1)
		if (arrived >= 0 || sendSoon.isPending) return
		underWay.current = []
		setText(latest.current.sent)
	}, [key])
	useEffect(() => sendSoon.clear, [sendSoon])

	function sendTyped(next: string) {
		if (next.trim() === latest.current.sent.trim()) return
		underWay.current.push(next)
		latest.current.send(next)
	}

	/** @param isWhole nothing more will be typed: it is sent at once */
	function type(next: string, isWhole = false) {
		setText(next)
		if (!isWhole) return sendSoon(next)
		sendSoon.clear()
		sendTyped(next)
	}

	return { text, type }
}
