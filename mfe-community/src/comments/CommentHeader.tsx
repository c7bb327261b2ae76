import { Link } from 'react-router-dom'
import { type Comment, profilePath } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Badge } from 'shared-ui'
import { CommentHeaderRow, INDENTED_LEVELS } from './commentStyles.ts'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { anchorOf } from './focusComment.ts'
import { spoilerLabel } from './spoiler.ts'

/** The header of a comment: author, badges, time, spoiler range and the author it replies to. */
export function CommentHeader({ comment, depth }: { comment: Comment; depth: number }) {
	const t = useTranslations(commentTranslations)
	const formats = useFormats()
	const { store, discussion, path = '' } = useDiscussion()
	const { parentId, author, body, createdAt, editedAt, isOwn, spoilerNumber } = comment
	const of = comment.review ? 'reviews' : 'comments'
	const parent = parentId !== null && depth > INDENTED_LEVELS ? discussion.threads.comments.get(parentId) : undefined
	if (body.state === 'removed') return null

	return (
		<CommentHeaderRow>
			{author ? <Link to={profilePath(author.name)}>{author.name}</Link> : <strong>{t('comments.someone')}</strong>}
			{isOwn && <Badge>{t('comments.you')}</Badge>}
			{author && author.role !== 'member' && <Badge>{t('comments.moderator')}</Badge>}
			<Link to={`${path}#${anchorOf(comment)}`} preventScrollReset>
				<time dateTime={createdAt} title={formats.instant(createdAt)}>
					{formats.ago(createdAt)}
				</time>
			</Link>
			{editedAt && <span title={t(`${of}.edited.at`, { at: formats.instant(editedAt) })}>{t(`${of}.edited`)}</span>}
			{body.state === 'shown' && spoilerNumber !== null && (
				<Badge $tone="danger">{spoilerLabel(t, store.subject.subject, spoilerNumber, formats)}</Badge>
			)}
			{parent?.author && <span>{t('comments.answers', { name: parent.author.name })}</span>}
		</CommentHeaderRow>
	)
}
