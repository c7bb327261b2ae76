import { styled } from 'styled-components'
import { PagePlace } from './PagePlace.tsx'

/** Holds a screen's place while it is on the way, so that the footer stays out of sight. */
export function PageSkeleton() {
	return (
		<PagePlace>
			<Room aria-busy="true" />
		</PagePlace>
	)
}

const Room = styled.div`
	min-height: 100vh;
`
