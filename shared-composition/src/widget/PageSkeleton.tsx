import { color, Spinner } from 'shared-ui'
import { keyframes, styled } from 'styled-components'
import { PagePlace } from './PagePlace.tsx'

/**
 * Holds a screen's place while it is on the way, so that the footer stays out of sight. A wait that somebody notices has
 * a sign that something comes.
 */
export function PageSkeleton() {
	return (
		<PagePlace>
			<Room aria-busy="true">
				<Sign>
					<Spinner size={32} />
				</Sign>
			</Room>
		</PagePlace>
	)
}

/** What comes within this time needs no sign: it would only flash, ms. */
const NOTICED_MS = 600

const appear = keyframes`from { opacity: 0; }`

const Room = styled.div`
	min-height: 100vh;
`
const Sign = styled.div`
	display: grid;
	place-items: center;
	height: 50vh;
	color: ${color.muted};
	animation: ${appear} 200ms ${NOTICED_MS}ms backwards;
`
