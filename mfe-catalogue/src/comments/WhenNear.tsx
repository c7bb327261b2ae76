import { type ReactNode, useCallback, useState } from 'react'
import { styled } from 'styled-components'

/** A region starts to load at this distance below the viewport. */
const PRELOAD_DISTANCE_PX = 600

const Region = styled.div`
	min-width: 0;
	min-height: 24rem;
	scroll-margin-top: 6rem;
`

interface WhenNearProps {
	/** An address with such a fragment leads into the region: it loads at once. */
	hash: RegExp
	skeleton: ReactNode
	children: ReactNode
}

/** Shows its children once the reader scrolls near, so that the page itself does not wait for them. */
export function WhenNear({ hash, skeleton, children }: WhenNearProps) {
	const [isNear, setNear] = useState(() => hash.test(location.hash) || !('IntersectionObserver' in globalThis))
	const observe = useCallback((region: HTMLElement | null) => {
		if (!region) return
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
			},
			{ rootMargin: `${PRELOAD_DISTANCE_PX}px 0px` },
		)
		observer.observe(region)
		return () => observer.disconnect()
	}, [])
	return <Region ref={isNear ? null : observe}>{isNear ? children : skeleton}</Region>
}
