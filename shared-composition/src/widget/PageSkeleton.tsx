import { color, Spinner } from 'shared-ui'
import { keyframes, styled } from 'styled-components'
import { PageContainer } from './PageContainer.tsx'

/**
 * The placeholder of a loading screen, high enough to keep the footer out of sight. It shows a spinner after a noticeable
 * delay.
 */
export function PageSkeleton() {
	return (
		<PageContainer>
			<Placeholder aria-busy="true">
				<Sign>
					<Spinner size={32} />
				</Sign>
			</Placeholder>
		</PageContainer>
	)
}

/** The delay of the spinner, which would only flash on a faster load, ms. */
const NOTICED_MS = 600

const appear = keyframes`from { opacity: 0; }`

const Placeholder = styled.div`
	min-height: 100vh;
`
const Sign = styled.div`
	display: grid;
	place-items: center;
	height: 50vh;
	color: ${color.muted};
	animation: ${appear} 200ms ${NOTICED_MS}ms backwards;
`
