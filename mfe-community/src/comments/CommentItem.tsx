import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { type Comment, commentAnchor } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Avatar, ChatIcon, HeartFilledIcon, HeartIcon, VisuallyHidden } from 'shared-ui'
import { CommentBody } from './CommentBody.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentHeader } from './CommentHeader.tsx'
import { CommentMenu } from './CommentMenu.tsx'
import { CommentActions, CommentCard, SmallAction } from './commentStyles.ts'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { focusComment } from './focusComment.ts'

interface CommentItemProps {
	comment: Comment
	depth: number
	isReplying: boolean
	/** Opens or closes the form of a reply; with the lines of a quote it opens. */
	onReply: (quote?: string) => void
}

/** One comment with its header, content and actions. */
export function CommentItem({ comment, depth, isReplying, onReply }: CommentItemProps) {
	const t = useTranslations(commentTranslations)
	const shared = useTranslations(common)
	const { target } = useDiscussion()
	const [isEditing, setEditing] = useState(false)
	const { id, author, body } = comment
	const name = author?.name ?? t('comments.someone')
	const isReadable = body.state === 'shown' || body.state === 'spoiler'

	function endEditing() {
		setEditing(false)
		focusComment(id)
	}

	return (
		<CommentCard id={commentAnchor(id)} tabIndex={-1} $target={target === id} aria-label={name}>
			<Avatar name={name} url={author?.avatarUrl} size={depth === 0 ? 40 : 32} />
			<div>
				<CommentHeader comment={comment} depth={depth} />
				{isEditing ? (
					<CommentForm purpose={{ kind: 'edit', comment }} onDone={endEditing} />
				) : (
					<CommentBody comment={comment} />
				)}
				{!isEditing && (isReadable || body.state === 'hidden') && (
					<CommentActions>
						{isReadable && <LikeButton comment={comment} />}
						{isReadable && (
							<SmallAction
								type="button"
								aria-expanded={isReplying}
								aria-label={isReplying ? undefined : t('comments.reply.to', { name })}
								onClick={() => onReply()}
							>
								<ChatIcon size={16} />
								{isReplying ? shared('action.cancel') : t('comments.reply')}
							</SmallAction>
						)}
						<CommentMenu comment={comment} onEdit={() => setEditing(true)} onQuote={onReply} />
					</CommentActions>
				)}
			</div>
		</CommentCard>
	)
}

function LikeButton({ comment: { id, isLiked, likes } }: { comment: Comment }) {
	const t = useTranslations(commentTranslations)
	const formats = useFormats()
	const { store } = useDiscussion()

	async function toggle() {
		const outcome = await store.toggleLike(id)
		// The heart shows success; only failures need a toast.
		if (outcome.state !== 'done' && outcome.state !== 'example') showOutcome(outcome, '')
	}

	return (
		<SmallAction type="button" aria-pressed={isLiked} title={t('comments.like')} onClick={() => void toggle()}>
			{isLiked ? <HeartFilledIcon size={16} /> : <HeartIcon size={16} />}
			<span aria-hidden="true">{likes > 0 ? formats.compact(likes) : t('comments.like')}</span>
			<VisuallyHidden>{`${t('comments.like')}, ${t('comments.likes', { count: likes })}`}</VisuallyHidden>
		</SmallAction>
	)
}
