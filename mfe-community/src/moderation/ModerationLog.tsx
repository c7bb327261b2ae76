import { useRef, useState } from 'react'
import { type ModerationEntry, moderationLogRoute, type RouteAnswer } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Button, Cluster, EmptyState, EyeIcon, Meta, Panel, Stack } from 'shared-ui'
import { LoadMoreButton } from '../comments/LoadMoreButton.tsx'
import { ModerationReasonDialog } from '../comments/ModerationReasonDialog.tsx'
import { translations } from '../translations.ts'
import { ReasonText } from './moderationStyles.ts'
import { ReportedComment } from './ReportedComment.tsx'
import { useIsOwn } from './useIsOwn.ts'
import { useModerationDecision } from './useModerationDecision.ts'
import { usePagedList } from './usePagedList.ts'

/** The moderation log, latest first. */
export function ModerationLog({ first }: { first: RouteAnswer<typeof moderationLogRoute> }) {
	const t = useTranslations(translations)
	const list = useRef<HTMLDivElement>(null)
	// The focused button was removed with the action: focus the list.
	const keepFocus = () => document.activeElement === document.body && list.current?.focus()
	const { items, hasMore, load } = usePagedList(first, (after) => call(moderationLogRoute, { query: { after } }))
	if (items.length === 0) {
		return <EmptyState title={t('moderation.log.empty.title')} text={t('moderation.log.empty.text')} />
	}
	return (
		<Stack ref={list} tabIndex={-1}>
			{items.map((entry, index) => (
				<LogEntry
					key={entry.id}
					entry={entry}
					isLatest={items.findIndex(({ comment }) => comment.id === entry.comment.id) === index}
					onRestored={keepFocus}
				/>
			))}
			{hasMore && <LoadMoreButton label={t('moderation.more')} load={load} />}
		</Stack>
	)
}

interface EntryProps {
	entry: ModerationEntry
	/** No later entry is about the same comment. */
	isLatest: boolean
	onRestored: () => void
}

function LogEntry({ entry, isLatest, onRestored }: EntryProps) {
	const t = useTranslations(translations)
	const formats = useFormats()
	const { moderator, action, reason, createdAt, comment, isChangedSince } = entry
	const isOwn = useIsOwn(comment)
	return (
		<Panel as="article">
			<Stack $gap={3}>
				<div>
					<strong>{t(`moderation.action.${action}`, { name: moderator?.name ?? t('comments.someone') })}</strong>
					<Meta>
						{' · '}
						<time dateTime={createdAt} title={formats.instant(createdAt)}>
							{formats.ago(createdAt)}
						</time>
					</Meta>
					{reason !== '' && <ReasonText dir="auto">{reason}</ReasonText>}
				</div>
				<ReportedComment comment={comment} note={isChangedSince ? t('moderation.log.changed') : undefined} />
				{isLatest && comment.state === 'hidden' && !isOwn && (
					<RestoreButton comment={comment} onRestored={onRestored} />
				)}
			</Stack>
		</Panel>
	)
}

function RestoreButton({ comment, onRestored }: Pick<ModerationEntry, 'comment'> & Pick<EntryProps, 'onRestored'>) {
	const t = useTranslations(translations)
	const decide = useModerationDecision(comment)
	const [isAsking, setAsking] = useState(false)
	return (
		<Cluster>
			<Button onClick={() => setAsking(true)}>
				<EyeIcon size={16} />
				{t('moderation.restore')}
			</Button>
			{isAsking && (
				<ModerationReasonDialog
					action="restore"
					kind={comment.kind}
					onSend={async (reason) => {
						if (!(await decide('restore', reason))) return
						setAsking(false)
						requestAnimationFrame(onRestored)
					}}
					onClose={() => setAsking(false)}
				/>
			)}
		</Cluster>
	)
}
