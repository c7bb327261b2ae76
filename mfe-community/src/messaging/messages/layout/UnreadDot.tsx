import { color, radius, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'

const Spot = styled.span`
	flex: none;
	width: 8px;
	height: 8px;
	border-radius: ${radius.full};
	background: ${color.live};
`

/** A dot with a label for screen readers. */
export function UnreadDot({ label }: { label: string }) {
	return (
		<Spot>
			<VisuallyHidden>{label}</VisuallyHidden>
		</Spot>
	)
}
