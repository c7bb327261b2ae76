import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { LoadFailure } from 'shared-composition'
import type { ReleaseAuditEntry } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Button, EmptyState, Meta, Stack } from 'shared-ui'
import { createAuditLog, withNewest } from './auditLogStore.ts'
import type { AuditLogPage } from './loadReleases.ts'
import { actorText, auditEntryText } from './releaseTexts.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { AuditLogRow, RowList } from './style.ts'
import { useLastAnswer } from './useLastAnswer.ts'

/** The audit log of releases, latest first. */
export function AuditLog({ auditLog }: { auditLog: Outcome<AuditLogPage> }) {
	const t = useTranslations(releaseTranslations)
	const { shown } = useLastAnswer(auditLog)
	if (shown.state !== 'done') return <LoadFailure title={t('releases.log.failed')} />
	return <Entries newest={shown.answer} />
}

function Entries({ newest }: { newest: AuditLogPage }) {
	const t = useTranslations(releaseTranslations)
	const [log] = useState(() => createAuditLog(newest))
	const state = useStore(log.$state)
	if (state.state !== 'ready') return null
	const { items, next } = withNewest(state.value, newest)
	if (items.length === 0) return <EmptyState title={t('releases.log.empty')} />
	return (
		<Stack>
			<Meta role="status">{t('releases.log.count', { count: newest.total })}</Meta>
			<RowList>
				{items.map((entry) => (
					<AuditLogEntry key={entry.id} entry={entry} />
				))}
			</RowList>
			{state.more === 'failed' && <Meta role="alert">{t('releases.log.failed')}</Meta>}
			{next !== null && (
				<div>
					<Button loading={state.more === 'loading'} onClick={() => void log.loadMore()}>
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
