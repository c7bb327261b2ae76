import { Link } from 'react-router-dom'
import type { ModeratedComment } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Avatar, Badge } from 'shared-ui'
import { CommentPicture } from '../comments/CommentPicture.tsx'
import { CommentCard, CommentHeaderRow, CommentPlaceholder, CommentText } from '../comments/commentStyles.ts'
import { translations } from '../translations.ts'

interface ReportedCommentProps {
	comment: ModeratedComment
	/** A note on a later change of the comment. */
	note?: string | undefined
}

/** A comment as moderators see it: complete, with its location and state. */
export function ReportedComment({ comment, note }: ReportedCommentProps) {
	const t = useTranslations(translations)
	const formats = useFormats()
	const { author, text, picture, createdAt, state, on, path, kind } = comment
	const name = author?.name ?? t('comments.someone')
	const isWiped = text === '' && picture === null
	return (
		<CommentCard as="div" $target={false}>
			<Avatar name={name} url={author?.avatarUrl} size={40} />
			<div>
				<CommentHeaderRow>
					<strong>{name}</strong>
					<Link to={path}>{t(kind === 'review' ? 'reviews.of' : 'moderation.on', { title: on })}</Link>
					<time dateTime={createdAt} title={formats.instant(createdAt)}>
						{formats.ago(createdAt)}
					</time>
					{note && <Badge>{note}</Badge>}
					{state !== 'shown' && <Badge $tone="danger">{t(`moderation.state.${state}`)}</Badge>}
				</CommentHeaderRow>
				{isWiped ? (
					<CommentPlaceholder>{t('moderation.wiped')}</CommentPlaceholder>
				) : (
					<CommentText dir="auto" $lines={undefined}>
						{text}
					</CommentText>
				)}
				{picture && <CommentPicture picture={picture} by={name} />}
			</div>
		</CommentCard>
	)
}
