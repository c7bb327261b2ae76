import { useId, useState } from 'react'
import { type Conflict, LANGUAGE_TAGS, type Revision, revisedFields, STATUS_REASONS } from 'shared-contract'
import { listFormat, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Avatar, Badge, ChevronDownIcon, ChevronUpIcon, Meta } from 'shared-ui'
import type { FormField, Translate } from './formFields.ts'
import { LogEntryDetails } from './LogEntryDetails.tsx'
import { Entry, Head, Line } from './logEntryStyles.ts'
import { revisionTranslations } from './revisionTranslations.ts'

interface LogEntryProps {
	revision: Revision
	fields: readonly FormField[]
	/** Undoes the revision and returns the conflicts that prevent it. Undefined if the reader may not undo. */
	onUndo: ((revision: number) => Promise<Conflict[]>) | undefined
}

/** A revision: who, what and when. Expanded, it shows the texts before and after. */
export function LogEntry({ revision, fields, onUndo }: LogEntryProps) {
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
