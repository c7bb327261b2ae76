import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FailurePanel } from 'shared-composition'
import type { Exposes } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { CommentsSkeleton } from './CommentsSkeleton.tsx'
import { DiscussionView } from './DiscussionView.tsx'
import { createDiscussion, type DiscussionStore } from './discussion.ts'

/** The comments on a title, an episode or an article, for the pages of other slices. */
export default function Comments({ subject, subjectId }: Exposes['mfe-community/Comments']) {
	return <Started key={`${subject} ${subjectId}`} subject={subject} subjectId={subjectId} />
}

function Started({ subject, subjectId }: Exposes['mfe-community/Comments']) {
	const [store] = useState(() => createDiscussion({ subject, subjectId }))
	const state = useStore(store.$state)
	if (state.state === 'loading') return <CommentsSkeleton />
	if (state.state === 'failed') return <Failed store={store} />
	return <DiscussionView store={store} discussion={state} />
}

function Failed({ store }: { store: DiscussionStore }) {
	const t = useWords(words)
	return <FailurePanel title={t('comments.failed')} onRetry={() => store.load()} />
}
