import { type RefCallback, useCallback, useState } from 'react'

/** How far from what is in sight a place is near. A browser's own lazy loading reaches up to 2,500 px. */
const MARGIN_PX = 300

/**
 * Whether a place has come near what the reader sees; then it stays so. Without the browser's observer it is near at once.
 *
 * @returns that, and the `ref` of the place
 */
export function useNear(isAtOnce = false, marginPx = MARGIN_PX): [boolean, RefCallback<Element> | null] {
	const [isNear, setNear] = useState(isAtOnce || !('IntersectionObserver' in globalThis))
	const watch = useCallback(
		(place: Element | null) => {
			if (!place) return
			const observer = new IntersectionObserver(
				(entries) => {
					if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
				},
				// Sideways in a row, and in a list that scrolls, where browsers know it.
				{ rootMargin: `${marginPx}px`, scrollMargin: '200px' },
			)
			observer.observe(place)
			return () => observer.disconnect()
		},
		[marginPx],
	)
	// Once it is near, React takes the ref away, and with it the observer.
	return [isNear, isNear ? null : watch]
}
