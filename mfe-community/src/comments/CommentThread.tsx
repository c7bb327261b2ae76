import { useState } from 'react'
import { useTranslations } from 'shared-i18n'
import { CommentForm } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'
import { INDENTED_LEVELS, ReplyList } from './commentStyles.ts'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { focusComment } from './focusComment.ts'
import type { Quote } from './formMode.ts'
import { LoadMoreButton } from './LoadMoreButton.tsx'
import { unloadedReplies } from './threads.ts'

/** A comment and its replies, recursively. */
export function CommentThread({ id, depth }: { id: string; depth: number }) {
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
