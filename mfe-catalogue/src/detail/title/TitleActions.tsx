import { useStore } from '@nanostores/react'
import { Slot } from 'shared-composition'
import type { SlotProps } from 'shared-contract'
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

/** What slices offer for a title, such as "Salvar na Lista". The first one is a button with a label, others are icons. */
export function TitleActions(props: SlotProps<'title.actions'>) {
	return (
		<Slot
			small
			name="title.actions"
			skeleton={(index) => (index === 0 ? <SaveButtonSkeleton {...props} /> : <RoundSkeleton />)}
			{...props}
		/>
	)
}

function SaveButtonSkeleton({ titleId, withFavorite }: SlotProps<'title.actions'>) {
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
