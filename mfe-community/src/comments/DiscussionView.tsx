import { useMemo, useState } from 'react'
import { useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, color, EmptyState, radius, Section, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { AnchorTarget, CommentList, INDENTED_LEVELS, ReplyList } from './commentStyles.ts'
import { commentTranslations } from './commentTranslations.ts'
import type { DiscussionModel } from './discussion.ts'
import { DiscussionProvider, useDiscussion } from './discussionContext.ts'
import { type Discussion, topOfLinked } from './discussionState.ts'
import { changeAbove, focusComment } from './focusComment.ts'
import type { Quote } from './formMode.ts'
import { LoadMoreButton } from './LoadMoreButton.tsx'
import { NewCommentsButton } from './NewCommentsButton.tsx'
import { unloadedReplies } from './threads.ts'
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

const Frame = styled.div`
	padding: ${space[3]} ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	> p { margin-bottom: ${space[2]}; font-size: ${size.xs}; font-weight: 600; color: ${color.live}; }
`

/** The thread of the linked comment from the furthest loaded one on, shown first if it is not on a loaded page. */
function LinkedThread({ id }: { id: string }) {
	const t = useTranslations(commentTranslations)
	const { store, discussion } = useDiscussion()
	const isWhole = discussion.threads.comments.get(id)?.parentId === null
	return (
		<Frame>
			<p>{t('comments.linked')}</p>
			{!isWhole && (
				<LoadMoreButton
					small
					isAbove
					label={t('comments.linked.above')}
					load={() => store.loadAbove(id, (change) => changeAbove(id, change))}
				/>
			)}
			<CommentList>
				<CommentThread id={id} depth={0} />
			</CommentList>
		</Frame>
	)
}

/** A comment and its replies, recursively. */
function CommentThread({ id, depth }: { id: string; depth: number }) {
	const t = useTranslations(commentTranslations)
	const { store, discussion } = useDiscussion()
	const { threads } = discussion
	const [isReplying, setReplying] = useState(false)
	const [quote, setQuote] = useState<Quote>()
	const comment = threads.comments.get(id)
	if (!comment) return null
	const replies = threads.replies.get(id) ?? []
	const unloaded = unloadedReplies(threads, id)

	function reply(lines?: string) {
		setQuote(lines === undefined ? undefined : { lines })
		setReplying(lines !== undefined || !isReplying)
	}
	function closeReplyForm() {
		setReplying(false)
		focusComment(id)
	}

	return (
		<li>
			<CommentItem comment={comment} depth={depth} isReplying={isReplying} onReply={reply} />
			{(replies.length > 0 || unloaded > 0 || isReplying) && (
				<ReplyList $flat={depth >= INDENTED_LEVELS}>
					{isReplying && (
						<li>
							<CommentForm purpose={{ kind: 'reply', to: comment, quote }} onDone={closeReplyForm} />
						</li>
					)}
					{replies.map((answer) => (
						<CommentThread key={answer} id={answer} depth={depth + 1} />
					))}
					{unloaded > 0 && (
						<li>
							<LoadMoreButton
								small
								label={t('comments.replies', { count: unloaded })}
								load={() => store.loadReplies(id)}
							/>
						</li>
					)}
				</ReplyList>
			)}
		</li>
	)
}
