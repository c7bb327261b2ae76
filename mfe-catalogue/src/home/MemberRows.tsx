import { Remote } from 'shared-composition'
import { Skeleton } from 'shared-ui'

/** The rows of a signed-in member, widgets of other slices: "Continuar" with "A seguir", "Para você", "Quem você segue". */
export function MemberRows() {
	return (
		<>
			<Remote name="mfe-account/Continue" skeleton={<Skeleton $height="26rem" />} />
			<Remote name="mfe-account/ForYou" skeleton={<Skeleton $height="22rem" />} />
			<Remote name="mfe-community/Following" skeleton={<Skeleton $height="24rem" />} />
		</>
	)
}
