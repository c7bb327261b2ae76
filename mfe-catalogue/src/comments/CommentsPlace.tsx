import { useCallback, useState } from 'react'
import { Remote } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { Skeleton, Stack } from 'shared-ui'
import { styled } from 'styled-components'

/** So far below the screen the comments begin to come, px. */
const AHEAD_PX = 600
const LINKED = /^#comment(s$|-)/

const Place = styled.div`
	min-width: 0;
	min-height: 24rem;
	scroll-margin-top: 6rem;
`

/**
 * The comments, lent by the community's slice. They come when the reader gets near, or when the address leads to one: the
 * page itself waits for nothing of them.
 */
export function CommentsPlace(props: Exposes['mfe-community/Comments']) {
	const [isNear, setNear] = useState(() => LINKED.test(location.hash) || !('IntersectionObserver' in globalThis))
	const watch = useCallback((place: HTMLElement | null) => {
		if (!place) return
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
			},
			{ rootMargin: `${AHEAD_PX}px 0px` },
		)
		observer.observe(place)
		return () => observer.disconnect()
	}, [])

	return (
		<Place ref={isNear ? null : watch}>
			{isNear ? <Remote name="mfe-community/Comments" skeleton={<Coming />} {...props} /> : <Coming />}
		</Place>
	)
}

function Coming() {
	return (
		<Stack $gap={6} aria-busy="true">
			<Skeleton $height="2rem" $width="14rem" />
			<Skeleton $height="7rem" />
			<Skeleton $height="4.5rem" />
		</Stack>
	)
}
