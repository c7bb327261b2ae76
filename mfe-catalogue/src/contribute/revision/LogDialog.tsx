import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import type { Revision } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { Button, EmptyState, Meta, SkeletonText, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { LogEntry } from './LogEntry.tsx'
import type { RevisionDialogProps } from './revisionDialog.ts'
import { createRevisionLog } from './revisionLog.ts'
import { revisionTranslations } from './revisionTranslations.ts'

const Entries = styled.ol`
	display: grid;
	min-width: 0;
`

/** "Logs de alterações": the revisions of a title or an episode, the latest first. Moderators can undo them. */
export function LogDialog({ subject, fields, onClose, onChange }: RevisionDialogProps) {
	const t = useTranslations(revisionTranslations)
	const shared = useTranslations(common)
	const session = useStore($session)
	const [log] = useState(() => createRevisionLog(subject))
	const state = useStore(log.$state)
	const role = session.state === 'member' ? session.member?.role : undefined
	const mayUndo = role === 'moderator' || role === 'admin'

	useEffect(() => {
		void log.load()
	}, [log])

	/** What two titles were stays one: their members' entries and votes are one. */
	const isFinal = ({ later = [] }: Revision) =>
		subject.entity === 'title' && later.some(({ field }) => field === 'merged')

	async function undo(revision: number) {
		const outcome = await log.undo(revision)
		if (outcome.state === 'refused' && outcome.problem.conflicts) return outcome.problem.conflicts
		if (showOutcome(outcome, t('revision.undo.done'))) onChange()
		return []
	}

	return (
		<Dialog open onClose={onClose} title={t('revision.log')} closeLabel={shared('action.close')} size="2xl">
			{state.state === 'loading' && (
				<div role="status" aria-label={t('revision.log.loading')}>
					<SkeletonText lines={6} />
				</div>
			)}
			{state.state === 'failed' && <FailurePanel title={t('revision.log.failed')} onRetry={log.load} />}
			{state.state === 'ready' && state.value.items.length === 0 && <EmptyState title={t('revision.log.empty')} />}
			{state.state === 'ready' && state.value.items.length > 0 && (
				<Stack>
					<Meta role="status">{t('revision.log.shown', { count: state.value.items.length })}</Meta>
					<Entries>
						{state.value.items.map((revision) => (
							<LogEntry
								key={revision.id}
								revision={revision}
								fields={fields}
								onUndo={mayUndo && revision.id > 0 && !revision.isUndone && !isFinal(revision) ? undo : undefined}
							/>
						))}
					</Entries>
					{state.more === 'failed' && <Meta role="alert">{t('revision.log.failed')}</Meta>}
					{state.value.next !== null && (
						<Button loading={state.more === 'loading'} onClick={() => void log.loadMore()}>
							{t('revision.log.older')}
						</Button>
					)}
				</Stack>
			)}
		</Dialog>
	)
}
