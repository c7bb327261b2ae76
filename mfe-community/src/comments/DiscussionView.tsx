import { useMemo } from 'react'
import { useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, EmptyState, Section, Stack } from 'shared-ui'
import { CommentForm } from './CommentForm.tsx'
import { CommentThread } from './CommentThread.tsx'
import { AnchorTarget, CommentList } from './commentStyles.ts'
import { commentTranslations } from './commentTranslations.ts'
import type { DiscussionModel } from './discussion.ts'
import { DiscussionProvider } from './discussionContext.ts'
import { type Discussion, topOfLinked } from './discussionState.ts'
import { LinkedThread } from './LinkedThread.tsx'
import { LoadMoreButton } from './LoadMoreButton.tsx'
import { NewCommentsButton } from './NewCommentsButton.tsx'
import { useLinkedComment } from './useLinkedComment.ts'

const SORTS = ['newest', 'liked'] as const

/** The loaded comments of a page: count, sort order, form and threads. */
export function DiscussionView({ store, discussion }: { store: DiscussionModel; discussion: Discussion }) {
	const t = useTranslations(commentTranslations)
	const target = useLinkedComment(store)
	const shown = useMemo(() => ({ store, discussion, target }), [store, discussion, target])
	const { roots, sort, total } = discussion
	const linked = topOfLinked(discussion)

	return (
		<DiscussionProvider value={shown}>
			<AnchorTarget id="comments">
				<Section
					title={t('comments.title', { count: total })}
					actions={
						<ChipRow role="group" aria-label={t('comments.sort')}>
							{SORTS.map((one) => (
								<ChipButton key={one} pressed={sort === one} onClick={() => void store.load(one)}>
									{t(`comments.sort.${one}`)}
								</ChipButton>
							))}
						</ChipRow>
					}
				>
					<Stack $gap={6}>
						<CommentForm purpose={{ kind: 'new' }} />
						<NewCommentsButton />
						{linked !== null && !roots.includes(linked) && <LinkedThread id={linked} />}
						{roots.length === 0 && linked === null ? (
							<EmptyState title={t('comments.empty.title')} text={t('comments.empty.text')} />
						) : (
							<CommentList>
								{roots.map((id) => (
									<CommentThread key={id} id={id} depth={0} />
								))}
							</CommentList>
						)}
						{discussion.next !== null && <LoadMoreButton label={t('comments.more')} load={store.loadMore} />}
					</Stack>
				</Section>
			</AnchorTarget>
		</DiscussionProvider>
	)
}
