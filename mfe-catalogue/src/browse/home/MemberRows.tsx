import { Slot, useFills } from 'shared-composition'
import { useNear } from 'shared-ui'
import { styled } from 'styled-components'

const Room = styled.div`
	min-height: 72rem;
`

/**
 * The rows of a signed-in member, which slices fill: "Continuar" with "A seguir", "Para você", "Quem você segue". They load when
 * the reader comes to them, not beside the first view.
 */
export function MemberRows() {
	const [isNear, place] = useNear(false, 0)
	if (useFills('home.memberRows').length === 0) return null
	if (!isNear) return <Room ref={place} />
	return <Slot name="home.memberRows" />
}
