import { Remote } from 'shared-composition'
import { Skeleton } from 'shared-ui'

/** "Salvar na Lista", lent by the slice that keeps the lists. */
export function SaveTitle({ titleId }: { titleId: number }) {
	return (
		<Remote name="mfe-account/SaveButton" titleId={titleId} skeleton={<Skeleton $width="11rem" $height="2.75rem" />} />
	)
}
