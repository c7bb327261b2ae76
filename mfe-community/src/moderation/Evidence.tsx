import type { ContentReport, ModerationCase } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { Avatar, Meta, Stack } from 'shared-ui'
import { PreviousText, ReportLine, Reports } from './moderationStyles.ts'
import { moderationTranslations } from './moderationTranslations.ts'
import { ContentParts } from './ReportedContent.tsx'

/** The reports of a case by the version that they are about, and what its author answers. */
export function Evidence({ item: { content, reports, before, total, appeal } }: { item: ModerationCase }) {
	const t = useTranslations(moderationTranslations)
	const shared = useTranslations(common)
	const by = content.author?.name ?? t('comments.someone')
	const label = t('moderation.reports', { count: total })
	const ofNow = reports.filter(({ version }) => !before.some((previous) => previous.version === version))
	return (
		<>
			{total > 1 && (
				<Meta as="p" aria-hidden="true">
					{label}
				</Meta>
			)}
			{before.map((previous) => (
				<Stack key={previous.version} $gap={2}>
					<Meta as="p">{t('moderation.before')}</Meta>
					<PreviousText>
						<ContentParts content={previous} by={by} />
					</PreviousText>
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
			{appeal && (
				<Stack $gap={2}>
					<Meta as="p">
						{t('moderation.decided', {
							rule: appeal.rule === null ? t('moderation.rule.none') : shared(`report.reason.${appeal.rule}`),
							reason: appeal.reason,
						})}
					</Meta>
					<Meta as="p">{t('moderation.appeal')}</Meta>
					<PreviousText>
						<p dir="auto">{appeal.text}</p>
					</PreviousText>
				</Stack>
			)}
		</>
	)
}

function ReportList({ reports, label }: { reports: readonly ContentReport[]; label: string }) {
	return (
		<Reports aria-label={label}>
			{reports.map((report) => (
				<ReportItem key={report.id} report={report} />
			))}
		</Reports>
	)
}

function ReportItem({ report: { reporter, reason, text, createdAt } }: { report: ContentReport }) {
	const t = useTranslations(moderationTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const name = reporter?.name ?? t('comments.someone')
	return (
		<ReportLine>
			<Avatar name={name} url={reporter?.avatarUrl} size={24} />
			<div>
				<strong>{shared(`report.reason.${reason}`)}</strong>
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
