import { useStore } from '@nanostores/react'
import { Remote } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { $saved } from 'shared-state'
import { BookmarkIcon, Button, Cluster, radius, Skeleton } from 'shared-ui'
import { styled } from 'styled-components'

// As wide as the words make the button, whatever the language.
const Hidden = styled(Button)`
	visibility: hidden;
`
const Round = styled(Skeleton).attrs({ $width: 'var(--control-md)', $height: 'var(--control-md)' })`
	border-radius: ${radius.full};
`

/** "Salvar na Lista" and, where there is room, the heart, lent by the slice that keeps the lists. */
export function SaveTitle(props: Exposes['mfe-account/SaveButton']) {
	return <Remote small name="mfe-account/SaveButton" skeleton={<Shape {...props} />} {...props} />
}

function Shape({ titleId, withFavorite }: Exposes['mfe-account/SaveButton']) {
	const shared = useWords(common)
	const isSaved = useStore($saved).has(titleId)
	return (
		<Cluster $gap={2}>
			<Skeleton $width="fit-content">
				<Hidden tabIndex={-1}>
					<BookmarkIcon size={18} />
					{shared(isSaved ? 'save.saved' : 'save.add')}
				</Hidden>
			</Skeleton>
			<Round />
			{withFavorite && <Round />}
		</Cluster>
	)
}
