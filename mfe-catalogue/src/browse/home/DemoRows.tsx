import { Slot, useFills } from 'shared-composition'
import { useNear } from 'shared-ui'
import { styled } from 'styled-components'

const Room = styled.div`
	min-height: 72rem;
`

/** The rows of the sample member, for visitors of a demo. They load when the reader comes to them, not beside the first view. */
export function DemoRows() {
	const [isNear, place] = useNear(false, 0)
	if (useFills('home.memberRows').length === 0) return null
	if (!isNear) return <Room ref={place} />
	return <Slot name="home.memberRows" />
}
