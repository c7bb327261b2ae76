import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { type Conflict, LANGUAGE_TAGS, type Revision, revisedFields, STATUS_REASONS } from 'shared-contract'
import { common, listFormat, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { Avatar, Badge, Button, ChevronDownIcon, ChevronUpIcon, EmptyState, Meta, SkeletonText, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import type { FormField, Translate } from './formFields.ts'
import { LogEntryDetails } from './LogEntryDetails.tsx'
import { Entry, Head, Line } from './logEntryStyles.ts'
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

interface LogEntryProps {
	revision: Revision
	fields: readonly FormField[]
	/** Undoes the revision and returns the conflicts that prevent it. Undefined if the reader may not undo. */
	onUndo: ((revision: number) => Promise<Conflict[]>) | undefined
}

/** A revision: who, what and when. Expanded, it shows the texts before and after. */
function LogEntry({ revision, fields, onUndo }: LogEntryProps) {
	const t = useTranslations(revisionTranslations)
	const formats = useFormats()
	const locale = useLocale()
	const [open, setOpen] = useState(false)
	const detailsId = useId()
	const reason = STATUS_REASONS.find((known) => known === revision.source)
	const name = revision.user?.name ?? t(reason ? 'revision.log.dates' : 'revision.log.somebody')
	const list = listFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' })
	const names = list.format(revisedFields(revision).map(({ field }) => nameOf(field, fields, t)))

	return (
		<Entry>
			<Head
				type="button"
				aria-expanded={open}
				aria-controls={open ? detailsId : undefined}
				onClick={() => setOpen(!open)}
			>
				<Avatar name={name} url={revision.user?.avatarUrl} size={36} />
				<Line>
					<span>
						<strong>
							<bdi>{name}</bdi>
						</strong>{' '}
						{t(`revision.log.${revision.action}`, { fields: names })}
						{reason && <>. {t(`revision.log.${reason}`)}</>}
						{revision.drafted && <>. {t('revision.log.drafted', { name })}</>}
					</span>
					<Meta as="time" dateTime={revision.at} title={formats.instant(revision.at)}>
						{formats.ago(revision.at)}
					</Meta>
				</Line>
				{revision.isUndone && <Badge>{t('revision.log.isUndone')}</Badge>}
				{open ? <ChevronUpIcon size={18} /> : <ChevronDownIcon size={18} />}
			</Head>
			{open && (
				<div id={detailsId}>
					<LogEntryDetails revision={revision} nameOf={(field) => nameOf(field, fields, t)} onUndo={onUndo} />
				</div>
			)}
		</Entry>
	)
}

function nameOf(field: string, fields: readonly FormField[], t: Translate): string {
	// A merge is in no form.
	const label = field === 'merged' ? 'revision.field.merged' : fields.find((each) => each.field === field)?.label
	return label ? t(label) : field
}
