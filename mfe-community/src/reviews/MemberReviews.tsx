import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { type Comment, type TitleLink, titlePath } from 'shared-contract'
import { useTitleName, useTranslations } from 'shared-i18n'
import { EmptyState, Section, SkeletonText, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { commentTranslations } from '../comments/commentTranslations.ts'
import { DiscussionProvider } from '../comments/discussionContext.ts'
import type { Discussion, Subject } from '../comments/discussionState.ts'
import { LoadMoreButton } from '../comments/LoadMoreButton.tsx'
import { useModerates } from '../moderation/useModerates.ts'
import { createMemberReviews } from './memberReviewsStore.ts'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewList } from './ReviewList.ts'

const TitleName = styled.h3`
	margin-bottom: ${space[2]};
	font-size: ${size.lg};
	overflow-wrap: anywhere;
`

/** The tab "Resenhas" of a profile: the reviews of a member, each under the title that it is about. */
export default function MemberReviews({ username }: { username: string }) {
	const t = useTranslations(commentTranslations)
	const moderates = useModerates()
	const [store] = useState(() => createMemberReviews(username, moderates))
	const state = useStore(store.$state)
	const titles = useStore(store.$titles)
	if (state.state === 'loading') return <SkeletonText lines={8} />
	if (state.state === 'failed') return <FailurePanel title={t('reviews.failed')} onRetry={() => store.load()} />
	const shown = state.roots.flatMap((id) => {
		const [review, title] = [state.threads.comments.get(id), titles[id]]
		return review && title ? [{ review, title }] : []
	})
	return (
		<Section title={t('profile.tab.reviews')}>
			{shown.length === 0 ? (
				<EmptyState title={t('reviews.member.empty')} />
			) : (
				<Stack $gap={8}>
					<ReviewList>
						{shown.map(({ review, title }) => (
							<OnTitle key={review.id} review={review} title={title} store={store} discussion={state} />
						))}
					</ReviewList>
					{state.next !== null && <LoadMoreButton label={t('reviews.more')} load={store.loadMore} />}
				</Stack>
			)}
		</Section>
	)
}

interface OnTitleProps {
	review: Comment
	title: TitleLink
	store: ReturnType<typeof createMemberReviews>
	discussion: Discussion
}

function OnTitle({ review, title, store, discussion }: OnTitleProps) {
	const name = useTitleName()(title)
	const navigate = useNavigate()
	const path = titlePath(title)
	const kind = title.kind !== 'manga' && title.format === 'Movie' ? 'movie' : title.kind
	const subject: Subject = { subject: kind, subjectId: title.id }
	return (
		<li>
			<TitleName>
				<Link to={path}>{name}</Link>
			</TitleName>
			<DiscussionProvider value={{ store: { ...store, subject }, discussion, target: null, path }}>
				<ReviewItem review={review} vote={store.vote} onEdit={() => void navigate(`${path}#reviews`)} />
			</DiscussionProvider>
		</li>
	)
}
