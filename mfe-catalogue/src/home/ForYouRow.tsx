import { Remote } from 'shared-composition'
import { Skeleton } from 'shared-ui'

/** "Para você": the widget that mfe-account exposes. */
export default function ForYouRow() {
	return <Remote name="mfe-account/ForYou" skeleton={<Skeleton $height="22rem" />} />
}
