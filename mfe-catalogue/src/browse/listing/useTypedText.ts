import debounce from 'debounce'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { LISTING_DEBOUNCE_MS } from 'shared-contract'
import { typedText } from './useListingParams.ts'

/**
 * The debounced text of a filter. A new address overwrites the text (back, a shared link, cleared filters), unless the
 * address is the result of typing.
 */
export function useTypedText(appliedText: string, apply: (text: string) => void) {
	const [text, setText] = useState(appliedText)
	const { key, state, pathname } = useLocation()
	const { location: nextPage } = useNavigation()
	const isLeaving = nextPage !== undefined && nextPage.pathname !== pathname
	// Texts that were applied and are not in the address yet, the latest last.
	const pendingTexts = useRef<string[]>([])
	const latest = useRef({ appliedText, apply, isLeaving })
	latest.current = { appliedText, apply, isLeaving }
	const [applyDebounced] = useState(() => debounce(applyTyped, LISTING_DEBOUNCE_MS))

	// A layout effect, so that a cached list is painted with the text of its address.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason, not an input
	useLayoutEffect(() => {
		const arrived = pendingTexts.current.lastIndexOf(typedText(state) ?? '')
		// The result of an earlier text must not overwrite later typing.
		if (arrived >= 0) pendingTexts.current.splice(0, arrived + 1)
		if (arrived >= 0 || applyDebounced.isPending) return
		pendingTexts.current = []
		setText(latest.current.appliedText)
	}, [key])
	useEffect(() => applyDebounced.clear, [applyDebounced])

	function applyTyped(next: string) {
		// A change of the address would end the navigation to the next page.
		if (latest.current.isLeaving || next.trim() === latest.current.appliedText.trim()) return
		pendingTexts.current.push(next)
		latest.current.apply(next)
	}

	/** @param isComplete no more typing will follow, so the text is applied at once */
	function type(next: string, isComplete = false) {
		setText(next)
		if (!isComplete) return applyDebounced(next)
		applyDebounced.clear()
		applyTyped(next)
	}

	return { text, type }
}
