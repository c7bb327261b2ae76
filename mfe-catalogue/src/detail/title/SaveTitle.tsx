import { useStore } from '@nanostores/react'
import { Remote } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $saved } from 'shared-state'
import { BookmarkIcon, Button, Cluster, radius, Skeleton } from 'shared-ui'
import { styled } from 'styled-components'

// The hidden button gives the skeleton the width of its label in the reader's language.
const HiddenButton = styled(Button)`
	visibility: hidden;
`
const RoundSkeleton = styled(Skeleton).attrs({ $width: 'var(--control-md)', $height: 'var(--control-md)' })`
	border-radius: ${radius.full};
`

/** "Salvar na Lista" and optionally the favourite button: the widget that mfe-account exposes. */
export function SaveTitle(props: Exposes['mfe-account/SaveButton']) {
	return <Remote small name="mfe-account/SaveButton" skeleton={<SaveButtonSkeleton {...props} />} {...props} />
}

function SaveButtonSkeleton({ titleId, withFavorite }: Exposes['mfe-account/SaveButton']) {
	const shared = useTranslations(common)
	const isSaved = useStore($saved).has(titleId)
	return (
		<Cluster $gap={2}>
			<Skeleton $width="fit-content">
				<HiddenButton tabIndex={-1}>
					<BookmarkIcon size={18} />
					{shared(isSaved ? 'save.saved' : 'save.add')}
				</HiddenButton>
			</Skeleton>
			<RoundSkeleton />
			{withFavorite && <RoundSkeleton />}
		</Cluster>
	)
}
