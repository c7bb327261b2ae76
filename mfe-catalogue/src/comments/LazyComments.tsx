import { useCallback, useState } from 'react'
import { Remote } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { Skeleton, Stack } from 'shared-ui'
import { styled } from 'styled-components'

/** The comments start to load at this distance below the viewport. */
const PRELOAD_DISTANCE_PX = 600
const COMMENT_HASH = /^#comment(s$|-)/

const Region = styled.div`
	min-width: 0;
	min-height: 24rem;
	scroll-margin-top: 6rem;
`

/**
 * The comments widget that mfe-community exposes. It is loaded when the reader scrolls near it, or when the address links to
 * a comment, so that the page itself does not wait for it.
 */
export function LazyComments(props: Exposes['mfe-community/Comments']) {
	const [isNear, setNear] = useState(() => COMMENT_HASH.test(location.hash) || !('IntersectionObserver' in globalThis))
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

	return (
		<Region ref={isNear ? null : observe}>
			{isNear ? (
				<Remote name="mfe-community/Comments" skeleton={<CommentsSkeleton />} {...props} />
			) : (
				<CommentsSkeleton />
			)}
		</Region>
	)
}

function CommentsSkeleton() {
	return (
		<Stack $gap={6} aria-busy="true">
			<Skeleton $height="2rem" $width="14rem" />
			<Skeleton $height="7rem" />
			<Skeleton $height="4.5rem" />
		</Stack>
	)
}
