import { useRef, useState, useTransition } from 'react'
import {
	type CommentReport,
	type ModerationAction,
	type ModerationCase,
	moderationQueueRoute,
	type ReportedVersion,
	type RouteAnswer,
} from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Avatar, Button, CheckIcon, Cluster, EmptyState, EyeIcon, EyeOffIcon, Meta, Panel, Stack } from 'shared-ui'
import { CommentPicture } from '../comments/CommentPicture.tsx'
import { LoadMoreButton } from '../comments/LoadMoreButton.tsx'
import { ModerationReasonDialog } from '../comments/ModerationReasonDialog.tsx'
import { translations } from '../translations.ts'
import { PreviousText, ReportLine, Reports } from './moderationStyles.ts'
import { ReportedComment } from './ReportedComment.tsx'
import { useIsOwn } from './useIsOwn.ts'
import { useModerationDecision } from './useModerationDecision.ts'
import { usePagedList } from './usePagedList.ts'

/** Comments with open reports, the longest waiting first. */
export function ModerationQueue({ first }: { first: RouteAnswer<typeof moderationQueueRoute> }) {
	const t = useTranslations(translations)
	const { items, hasMore, load } = usePagedList(first, (after) => call(moderationQueueRoute, { query: { after } }))
	const list = useRef<HTMLDivElement>(null)
	// The focused element was removed with its case: focus the list.
	const keepFocus = () => document.activeElement === document.body && list.current?.focus()
	return (
		<div ref={list} tabIndex={-1}>
			{items.length === 0 && <EmptyState title={t('moderation.empty.title')} text={t('moderation.empty.text')} />}
			<Stack>
				{items.map((item) => (
					<ReportedCase key={item.comment.id} item={item} onSettled={keepFocus} />
				))}
				{hasMore && <LoadMoreButton label={t('moderation.more')} load={load} />}
			</Stack>
		</div>
	)
}

function ReportedCase({
	item: { comment, reports, before, total },
	onSettled,
}: {
	item: ModerationCase
	onSettled: () => void
}) {
	const t = useTranslations(translations)
	const shared = useTranslations(common)
	const isOwn = useIsOwn(comment)
	const decide = useModerationDecision(comment)
	const [asking, setAsking] = useState<'hide' | 'restore'>()
	const [isKeeping, keep] = useTransition()
	const label = t('moderation.reports', { count: total })
	const ofNow = reports.filter(({ version }) => !before.some((previous) => previous.version === version))
	const opposite = comment.state === 'hidden' ? 'restore' : 'hide'

	async function moderate(action: ModerationAction, reason: string) {
		if (!(await decide(action, reason))) return
		setAsking(undefined)
		requestAnimationFrame(onSettled)
	}

	return (
		<Panel as="article">
			<Stack>
				<ReportedComment comment={comment} note={before.length > 0 ? t('moderation.changed') : undefined} />
				{total > 1 && (
					<Meta as="p" aria-hidden="true">
						{t('moderation.reports', { count: total })}
					</Meta>
				)}
				{before.map((previous) => (
					<Stack key={previous.version} $gap={2}>
						<Meta as="p">{t('moderation.before')}</Meta>
						<PreviousVersion version={previous} by={comment.author?.name ?? t('comments.someone')} />
						<ReportList
							reports={reports.filter(({ version }) => version === previous.version)}
							label={t('moderation.before')}
						/>
					</Stack>
				))}
				{ofNow.length > 0 && (
					<Stack $gap={2}>
						{before.length > 0 && <Meta as="p">{t('moderation.now')}</Meta>}
						<ReportList reports={ofNow} label={before.length > 0 ? t('moderation.now') : label} />
					</Stack>
				)}
				{isOwn ? (
					<Meta as="p">{shared('errors.moderation.own')}</Meta>
				) : (
					<Cluster>
						<Button loading={isKeeping} onClick={() => keep(() => moderate('keep', ''))}>
							{!isKeeping && <CheckIcon size={16} />}
							{t('moderation.keep')}
						</Button>
						<Button variant="danger" onClick={() => setAsking(opposite)}>
							{opposite === 'hide' ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
							{t(`moderation.${opposite}`)}
						</Button>
					</Cluster>
				)}
			</Stack>
			{asking && (
				<ModerationReasonDialog
					action={asking}
					kind={comment.kind}
					onSend={(reason) => moderate(asking, reason)}
					onClose={() => setAsking(undefined)}
				/>
			)}
		</Panel>
	)
}

function PreviousVersion({ version: { text, picture }, by }: { version: ReportedVersion; by: string }) {
	return (
		<PreviousText>
			{text !== '' && <p dir="auto">{text}</p>}
			{picture && <CommentPicture picture={picture} by={by} />}
		</PreviousText>
	)
}

function ReportList({ reports, label }: { reports: readonly CommentReport[]; label: string }) {
	return (
		<Reports aria-label={label}>
			{reports.map((report) => (
				<ReportItem key={report.id} report={report} />
			))}
		</Reports>
	)
}

function ReportItem({ report: { reporter, reason, text, createdAt } }: { report: CommentReport }) {
	const t = useTranslations(translations)
	const formats = useFormats()
	const name = reporter?.name ?? t('comments.someone')
	return (
		<ReportLine>
			<Avatar name={name} url={reporter?.avatarUrl} size={24} />
			<div>
				<strong>{t(`reason.${reason}`)}</strong>
				<span>
					{` · ${name} · `}
					<time dateTime={createdAt} title={formats.instant(createdAt)}>
						{formats.ago(createdAt)}
					</time>
				</span>
				{text !== '' && <p dir="auto">{text}</p>}
			</div>
		</ReportLine>
	)
}
