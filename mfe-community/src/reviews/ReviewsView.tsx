import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { deferred } from 'shared-composition'
import type { Comment } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $session, $site, signInPath } from 'shared-state'
import { Button, ChipButton, ChipRow, EmptyState, LinkButton, Section, Stack } from 'shared-ui'
import { AnchorTarget } from '../comments/commentStyles.ts'
import { commentTranslations } from '../comments/commentTranslations.ts'
import { DiscussionProvider } from '../comments/discussionContext.ts'
import { type Discussion, shownRoots } from '../comments/discussionState.ts'
import { LoadMoreButton } from '../comments/LoadMoreButton.tsx'
import { NewCommentsButton } from '../comments/NewCommentsButton.tsx'
import { useLinkedComment } from '../comments/useLinkedComment.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewList } from './ReviewList.ts'
import { ownReview, type ReviewsModel } from './reviews.ts'

const ReviewDialog = deferred(() =>
	import(/* webpackChunkName: "review-form" */ './ReviewDialog.tsx').then((chunk) => chunk.default),
)

const SORTS = ['helpful', 'newest'] as const

/** The loaded reviews of a title: count, sort order, the form, and the reviews. */
export function ReviewsView({ store, discussion }: { store: ReviewsModel; discussion: Discussion }) {
	const t = useTranslations(commentTranslations)
	const { subject } = useStore(store.$title)
	const target = useLinkedComment(store, 'review')
	const shown = useMemo(
		() => ({ store: { ...store, subject: { ...store.subject, subject } }, discussion, target }),
		[store, subject, discussion, target],
	)
	const [isWriting, setWriting] = useState(false)
	const ids = shownRoots(discussion)
	const reviews = ids.flatMap((id) => discussion.threads.comments.get(id) ?? [])

	return (
		<DiscussionProvider value={shown}>
			<AnchorTarget id="reviews">
				<Section
					title={t('reviews.title', { count: discussion.total })}
					actions={<WriteReview own={ownReview(discussion.threads.comments)} onOpen={() => setWriting(true)} />}
				>
					<Stack $gap={6}>
						{discussion.total > 1 && (
							<ChipRow role="group" aria-label={t('reviews.sort')}>
								{SORTS.map((one) => (
									<ChipButton key={one} pressed={discussion.sort === one} onClick={() => void store.load(one)}>
										{t(`reviews.sort.${one}`)}
									</ChipButton>
								))}
							</ChipRow>
						)}
						<NewCommentsButton of="reviews" />
						{reviews.length === 0 ? (
							<EmptyState title={t('reviews.empty.title')} text={t('reviews.empty.text')} />
						) : (
							<ReviewList>
								{reviews.map((review) => (
									<li key={review.id}>
										<ReviewItem review={review} vote={store.vote} onEdit={() => setWriting(true)} />
									</li>
								))}
							</ReviewList>
						)}
						{discussion.next !== null && <LoadMoreButton label={t('reviews.more')} load={store.loadMore} />}
					</Stack>
				</Section>
				{isWriting && <ReviewDialog store={store} progress={discussion.progress} onClose={() => setWriting(false)} />}
			</AnchorTarget>
		</DiscussionProvider>
	)
}

/** The button that opens the form of a review. There is none while a moderator hides the reader's review. */
function WriteReview({ own, onOpen }: { own: Comment | undefined; onOpen: () => void }) {
	const t = useTranslations(commentTranslations)
	const isMember = useStore($session).state === 'member'
	const isDemo = useStore($site).demo
	const label = t(own ? 'reviews.edit' : 'reviews.write')
	if (own?.body.state === 'hidden') return null
	return isMember || isDemo ? (
		<Button size="sm" onClick={onOpen}>
			{label}
		</Button>
	) : (
		<LinkButton to={signInPath()} size="sm">
			{label}
		</LinkButton>
	)
}
