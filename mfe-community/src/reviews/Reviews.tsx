import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FailurePanel } from 'shared-composition'
import type { SlotProps } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Skeleton, Stack } from 'shared-ui'
import { commentTranslations } from '../comments/commentTranslations.ts'
import { ReviewsView } from './ReviewsView.tsx'
import { createReviews } from './reviews.ts'

/** The reviews of a title. */
export default function Reviews({ subjectId }: SlotProps<'title.panels'>) {
	return <LoadedReviews key={subjectId} titleId={subjectId} />
}

function LoadedReviews({ titleId }: { titleId: number }) {
	const t = useTranslations(commentTranslations)
	const [store] = useState(() => createReviews(titleId))
	const state = useStore(store.$state)
	if (state.state === 'loading') {
		return (
			<Stack aria-busy="true" $gap={6}>
				<Skeleton $height="2rem" $width="14rem" />
				<Skeleton $height="9rem" />
				<Skeleton $height="9rem" />
			</Stack>
		)
	}
	if (state.state === 'failed') return <FailurePanel title={t('reviews.failed')} onRetry={() => store.load()} />
	return <ReviewsView store={store} discussion={state} />
}
