import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FailurePanel } from 'shared-composition'
import type { SlotProps } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Skeleton, Stack } from 'shared-ui'
import { commentTranslations } from './commentTranslations.ts'
import { DiscussionView } from './DiscussionView.tsx'
import { createDiscussion } from './discussion.ts'

/** The comments on a title, an episode, an article or a list. */
export default function Comments({ subject, subjectId }: SlotProps<'title.panels'>) {
	return <LoadedComments key={`${subject} ${subjectId}`} subject={subject} subjectId={subjectId} />
}

function LoadedComments({ subject, subjectId }: SlotProps<'title.panels'>) {
	const t = useTranslations(commentTranslations)
	const [store] = useState(() => createDiscussion({ subject, subjectId }))
	const state = useStore(store.$state)
	if (state.state === 'loading') {
		return (
			<Stack aria-busy="true" $gap={6}>
				<Skeleton $height="2rem" $width="14rem" />
				<Skeleton $height="7rem" />
				<Skeleton $height="4.5rem" />
				<Skeleton $height="4.5rem" $width="86%" />
			</Stack>
		)
	}
	if (state.state === 'failed') return <FailurePanel title={t('comments.failed')} onRetry={() => store.load()} />
	return <DiscussionView store={store} discussion={state} />
}
