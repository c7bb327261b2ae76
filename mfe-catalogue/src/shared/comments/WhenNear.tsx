import type { ReactNode } from 'react'
import { useNear } from 'shared-ui'
import { styled } from 'styled-components'

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
	const [isNear, place] = useNear(hash.test(location.hash))
	return <Region ref={place}>{isNear ? children : skeleton}</Region>
}
