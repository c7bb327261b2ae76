import { Remote } from 'shared-composition'
import { Skeleton } from 'shared-ui'

/** The rows of a signed-in member: "Continuar" with "A seguir", and "Para você". Widgets that mfe-account exposes. */
export default function MemberRows() {
	return (
		<>
			<Remote name="mfe-account/Continue" skeleton={<Skeleton $height="26rem" />} />
			<Remote name="mfe-account/ForYou" skeleton={<Skeleton $height="22rem" />} />
		</>
	)
}
