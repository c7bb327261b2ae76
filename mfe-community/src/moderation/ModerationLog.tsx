import { useRef, useState } from 'react'
import { type ModerationEntry, moderationLogRoute, type RouteAnswer } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Button, Cluster, EmptyState, EyeIcon, Meta, Panel, Stack } from 'shared-ui'
import { LoadMoreButton } from '../comments/LoadMoreButton.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { ReasonText } from './moderationStyles.ts'
import { moderationTranslations } from './moderationTranslations.ts'
import { ReportedContent } from './ReportedContent.tsx'
import { useDecision } from './useDecision.ts'
import { usePagedList } from './usePagedList.ts'

/** The moderation log, latest first. */
export function ModerationLog({ first }: { first: RouteAnswer<typeof moderationLogRoute> }) {
	const t = useTranslations(moderationTranslations)
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
					isLatest={items.findIndex(({ content }) => isSame(content, entry.content)) === index}
					onRestored={keepFocus}
				/>
			))}
			{hasMore && <LoadMoreButton label={t('moderation.more')} load={load} />}
		</Stack>
	)
}

const isSame = (one: ModerationEntry['content'], other: ModerationEntry['content']) =>
	one.kind === other.kind && one.id === other.id

interface EntryProps {
	entry: ModerationEntry
	/** No later entry is about the same content. */
	isLatest: boolean
	onRestored: () => void
}

function LogEntry({ entry, isLatest, onRestored }: EntryProps) {
	const t = useTranslations(moderationTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const { moderator, action, rule, reason, createdAt, content, isChangedSince, isSelfReviewed } = entry
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
					{rule && <ReasonText>{shared(`report.reason.${rule}`)}</ReasonText>}
					{isSelfReviewed && <ReasonText>{t('moderation.selfReviewed')}</ReasonText>}
					{reason !== '' && <ReasonText dir="auto">{reason}</ReasonText>}
				</div>
				<ReportedContent content={content} note={isChangedSince ? t('moderation.log.changed') : undefined} />
				{isLatest && content.state === 'hidden' && !content.isOwn && (
					<RestoreButton content={content} onRestored={onRestored} />
				)}
			</Stack>
		</Panel>
	)
}

function RestoreButton({ content, onRestored }: Pick<ModerationEntry, 'content'> & Pick<EntryProps, 'onRestored'>) {
	const t = useTranslations(moderationTranslations)
	const { send, settle } = useDecision(content)
	const [isAsking, setAsking] = useState(false)
	return (
		<Cluster>
			<Button onClick={() => setAsking(true)}>
				<EyeIcon size={16} />
				{t('moderation.restore')}
			</Button>
			{isAsking && (
				<DecisionDialog
					action="restore"
					kind={content.kind}
					id={content.id}
					onSend={(explanation) => send({ action: 'restore', ...explanation })}
					onSettled={async (outcome) => {
						if (!(await settle(outcome, 'restore'))) return
						setAsking(false)
						requestAnimationFrame(onRestored)
					}}
					onClose={() => setAsking(false)}
				/>
			)}
		</Cluster>
	)
}
