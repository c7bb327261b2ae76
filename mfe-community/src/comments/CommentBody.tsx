import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { Link } from 'react-router-dom'
import { outcomeMessage } from 'shared-composition'
import { appealPath, type Comment, type UploadedPicture } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, color, EyeOffIcon, LockIcon, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { FormattedText } from '../messaging/formatting/FormattedText.tsx'
import { clipUserText } from '../shared/clipUserText.ts'
import { CommentPicture } from './CommentPicture.tsx'
import { CommentPlaceholder, CommentText, SmallAction } from './commentStyles.ts'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { spoilerLabel } from './spoiler.ts'

const Cover = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: ${space[2]} ${space[4]};
	margin-top: ${space[1]};
	padding: ${space[3]} ${space[4]};
	border: 1px dashed ${color.edge};
	border-radius: ${radius.md};
	background: ${color.surface};
	p { flex: 1 1 14rem; font-size: ${size.sm}; color: ${color.muted}; }
	strong { display: flex; align-items: center; gap: ${space[2]}; color: ${color.text}; }
`
const Reason = styled.p`
	display: flex;
	gap: ${space[2]};
	align-items: start;
	margin-top: ${space[1]};
	font-size: ${size.sm};
	color: ${color.danger};
	${clipUserText}
	svg { flex: none; margin-top: 2px; }
`

/** The content of a comment by its state: shown, spoiler, removed or hidden. */
export function CommentBody({ comment }: { comment: Comment }) {
	const t = useTranslations(commentTranslations)
	const { body } = comment
	switch (body.state) {
		case 'shown':
			return <CommentContent comment={comment} {...body} />
		case 'spoiler':
			return <SpoilerCover comment={comment} hasPicture={body.hasPicture} />
		case 'removed':
			return <CommentPlaceholder>{t('comments.removed')}</CommentPlaceholder>
		case 'hidden':
			if (!body.written) return <CommentPlaceholder>{t('comments.hidden')}</CommentPlaceholder>
			return (
				<>
					<Reason>
						<LockIcon size={14} />
						{t('comments.hidden.reason', { reason: body.written.reason })}
						{comment.isOwn && (
							<Link to={appealPath(comment.review ? 'review' : 'comment', comment.id)}>{t('appeal.link')}</Link>
						)}
					</Reason>
					<CommentContent comment={comment} {...body.written} />
				</>
			)
	}
}

function CommentContent({
	comment,
	text,
	picture,
	mentions,
}: {
	comment: Comment
	text: string
	picture: UploadedPicture | null
	mentions?: string[] | undefined
}) {
	const t = useTranslations(commentTranslations)
	const [isExpanded, setExpanded] = useState(false)
	const isCollapsed = isLong(text) && !isExpanded
	return (
		<>
			{text !== '' && (
				<CommentText as="div" dir="auto" $lines={isCollapsed ? COLLAPSED_LINES : undefined}>
					<FormattedText text={text} mentions={mentions} />
				</CommentText>
			)}
			{isCollapsed && (
				<SmallAction type="button" onClick={() => setExpanded(true)}>
					{t('comments.readMore')}
				</SmallAction>
			)}
			{picture && <CommentPicture picture={picture} by={comment.author?.name ?? t('comments.someone')} />}
		</>
	)
}

function SpoilerCover({ comment, hasPicture }: { comment: Comment; hasPicture: boolean }) {
	const t = useTranslations(commentTranslations)
	const formats = useFormats()
	const { store, discussion } = useDiscussion()
	const [loading, start] = useTransition()

	const show = () =>
		start(async () => {
			const outcome = await store.reveal(comment.id)
			if (outcome.state !== 'done') showToast('bad', outcomeMessage(outcome))
		})
	// Its author changed what the reader opened.
	const openAgain = useEffectEvent(() => discussion.threads.opened.has(comment.id) && show())
	useEffect(() => void openAgain(), [])

	return (
		<Cover>
			<p>
				<strong>
					<EyeOffIcon size={16} />
					{spoilerLabel(t, store.subject.subject, comment.spoilerNumber ?? 1, formats)}
				</strong>
				{t(hasPicture ? 'comments.spoiler.picture' : 'comments.spoiler.text')}
			</p>
			<Button size="sm" loading={loading} onClick={show}>
				{t('comments.spoiler.show')}
			</Button>
		</Cover>
	)
}

/** Lines of a long comment that are visible when collapsed. */
const COLLAPSED_LINES = 10

const LONG_TEXT = 900

/** True if a comment is long enough to be collapsed. */
function isLong(text: string): boolean {
	return text.length > LONG_TEXT || text.split('\n').length > COLLAPSED_LINES + 2
}
