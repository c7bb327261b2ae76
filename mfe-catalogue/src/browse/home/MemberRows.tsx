import { Remote } from 'shared-composition'
import { Skeleton, useNear } from 'shared-ui'
import { styled } from 'styled-components'

const Room = styled.div`
	min-height: 72rem;
`

/**
 * The rows of a signed-in member, widgets of other slices: "Continuar" with "A seguir", "Para você", "Quem você segue". Their
 * slices load when the reader comes to them, not beside the first view.
 */
export function MemberRows() {
	const [isNear, place] = useNear(false, 0)
	if (!isNear) return <Room ref={place} />
	return (
		<>
			<Remote name="mfe-account/Continue" skeleton={<Skeleton $height="26rem" />} />
			<Remote name="mfe-account/ForYou" skeleton={<Skeleton $height="22rem" />} />
			<Remote name="mfe-community/Following" skeleton={<Skeleton $height="24rem" />} />
		</>
	)
}
