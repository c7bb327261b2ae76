import { Remote } from 'shared-composition'
import { Skeleton } from 'shared-ui'

/** "Salvar na Lista" and the heart, lent by the slice that keeps the lists. */
export function SaveTitle({ titleId }: { titleId: number }) {
	return (
		<Remote
			name="mfe-account/SaveButton"
			titleId={titleId}
			withFavorite
			skeleton={<Skeleton $width="17rem" $height="2.75rem" />}
		/>
	)
}
