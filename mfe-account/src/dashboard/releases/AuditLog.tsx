import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { ReleaseAuditEntry } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Button, EmptyState, Meta, Stack } from 'shared-ui'
import { createAuditLog, mergePages } from './auditLogStore.ts'
import type { AuditLogPage } from './loadReleases.ts'
import { actorText, auditEntryText } from './releaseTexts.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { AuditLogRow, RowList } from './style.ts'
import { useLastAnswer } from './useLastAnswer.ts'

/** The audit log of releases, latest first. */
export function AuditLog({ auditLog }: { auditLog: Outcome<AuditLogPage> }) {
	const t = useTranslations(releaseTranslations)
	const { revalidate } = useRevalidator()
	const { shown } = useLastAnswer(auditLog)
	const [list] = useState(createAuditLog)
	const older = useStore(list.$older)

	if (shown.state !== 'done') return <FailurePanel title={t('releases.log.failed')} onRetry={revalidate} />
	const { items, next } = mergePages(shown.answer, older)
	if (items.length === 0) return <EmptyState title={t('releases.log.empty')} />
	return (
		<Stack>
			<Meta role="status">{t('releases.log.count', { count: shown.answer.total })}</Meta>
			<RowList>
				{items.map((entry) => (
					<AuditLogEntry key={entry.id} entry={entry} />
				))}
			</RowList>
			{older.state === 'failed' && <Meta role="alert">{t('releases.log.failed')}</Meta>}
			{next !== null && (
				<div>
					<Button loading={older.state === 'asking'} onClick={() => void list.more(items, next)}>
						{t('releases.log.more')}
					</Button>
				</div>
			)}
		</Stack>
	)
}

/** One line of the audit log. */
function AuditLogEntry({ entry }: { entry: ReleaseAuditEntry }) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	return (
		<AuditLogRow>
			<p>{auditEntryText(entry, t, formats)}</p>
			<Meta>
				{actorText(entry.by, t)}
				{' · '}
				<time dateTime={entry.at} title={formats.instant(entry.at)}>
					{formats.ago(entry.at)}
				</time>
			</Meta>
		</AuditLogRow>
	)
}
