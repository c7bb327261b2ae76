import { Link } from 'react-router-dom'
import { deferred } from 'shared-composition'
import type { ModeratedContent, ShownContent } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Avatar, Badge, Cluster } from 'shared-ui'
import { CommentPicture } from '../comments/CommentPicture.tsx'
import { CommentCard, CommentHeaderRow, CommentPlaceholder, CommentText } from '../comments/commentStyles.ts'
import { SmallPicture } from './moderationStyles.ts'
import { moderationTranslations } from './moderationTranslations.ts'

const FormattedText = deferred(() =>
	import(/* webpackChunkName: "formatted-text" */ '../messaging/formatting/FormattedText.tsx').then(
		(chunk) => chunk.FormattedText,
	),
)

interface ReportedContentProps {
	content: ModeratedContent
	/** A note on a later change of it. */
	note?: string | undefined
}

/** Something of a member as moderators see it: complete, with its place and state. */
export function ReportedContent({ content, note }: ReportedContentProps) {
	const t = useTranslations(moderationTranslations)
	const formats = useFormats()
	const { author, createdAt, state, on, path, kind } = content
	const isComment = kind === 'comment' || kind === 'review'
	const name = author?.name ?? ((kind === 'group' && on) || t('comments.someone'))
	const place = isComment
		? t(kind === 'review' ? 'reviews.of' : 'moderation.on', { title: on })
		: t(`moderation.kind.${kind}`)
	return (
		<CommentCard as="div" $target={false}>
			<Avatar name={name} url={author?.avatarUrl} size={40} />
			<div>
				<CommentHeaderRow>
					<strong>{name}</strong>
					{path === null ? <span>{place}</span> : <Link to={path}>{place}</Link>}
					<time dateTime={createdAt} title={formats.instant(createdAt)}>
						{formats.ago(createdAt)}
					</time>
					{note && <Badge>{note}</Badge>}
					{state !== 'shown' && <Badge $tone="danger">{t(`moderation.state.${state}`)}</Badge>}
				</CommentHeaderRow>
				<ContentParts content={content} by={name} />
			</div>
		</CommentCard>
	)
}

/** What a content says and shows. */
export function ContentParts({ content, by }: { content: ShownContent; by: string }) {
	const t = useTranslations(moderationTranslations)
	const { title, text, picture, pictures } = content
	const isWiped = title === '' && text === '' && picture === null && pictures.length === 0
	if (isWiped) return <CommentPlaceholder>{t('moderation.wiped')}</CommentPlaceholder>
	return (
		<>
			{title !== '' && (
				<CommentText dir="auto" $lines={undefined}>
					<strong>{title}</strong>
				</CommentText>
			)}
			{text !== '' && (
				<CommentText as="div" dir="auto" $lines={undefined}>
					<FormattedText text={text} webLinks={false} showsSpoilers />
				</CommentText>
			)}
			{picture && <CommentPicture picture={picture} by={by} />}
			{pictures.length > 0 && (
				<Cluster>
					{pictures.map((url) => (
						<SmallPicture key={url} src={url} alt={t('moderation.picture', { name: by })} />
					))}
				</Cluster>
			)}
		</>
	)
}
