import { useState } from 'react'
import { type Conflict, LANGUAGE_TAGS, type Revision, revisedFields } from 'shared-contract'
import { listFormat, useFormats, useLocale, useTranslations } from 'shared-i18n'
import { Button, Cluster, color, Meta, radius, space } from 'shared-ui'
import { styled } from 'styled-components'
import { Details } from './logEntryStyles.ts'
import { revisionTranslations } from './revisionTranslations.ts'
import { TextComparison } from './TextComparison.tsx'
import { useFieldFormatter } from './useFieldFormatter.ts'

interface LogEntryDetailsProps {
	revision: Revision
	nameOf: (field: string) => string
	onUndo: ((revision: number) => Promise<Conflict[]>) | undefined
}

/** The texts before and after a revision, field by field, and a button that undoes it, for members who may. */
export function LogEntryDetails({ revision, nameOf, onUndo }: LogEntryDetailsProps) {
	const t = useTranslations(revisionTranslations)
	const tag = LANGUAGE_TAGS[useLocale()]
	const textOf = useFieldFormatter()
	const fields = revisedFields(revision)
	const [undoing, setUndoing] = useState(false)
	const [conflicts, setConflicts] = useState<readonly Conflict[]>([])

	async function undo(onUndo: (revision: number) => Promise<Conflict[]>) {
		setUndoing(true)
		setConflicts(await onUndo(revision.id))
		setUndoing(false)
	}

	return (
		<Details>
			{revision.confirmedBy && (
				<Meta>{t('revision.log.confirmedBy', { names: listFormat(tag).format(revision.confirmedBy) })}</Meta>
			)}
			{fields.length === 0 && <Meta>{t('revision.log.noDetails')}</Meta>}
			{fields.map(({ field, before, after }) => (
				<section key={field}>
					<h3>{nameOf(field)}</h3>
					<TextComparison
						first={{ label: t('revision.log.before'), text: textOf(field, before) }}
						second={{ label: t('revision.log.after'), text: textOf(field, after) }}
						isChange
					/>
				</section>
			))}
			{conflicts.length > 0 && <UndoConflicts conflicts={conflicts} nameOf={nameOf} />}
			{onUndo && (
				<Cluster>
					<Button size="sm" loading={undoing} onClick={() => void undo(onUndo)}>
						{t('revision.undo')}
					</Button>
				</Cluster>
			)}
		</Details>
	)
}

const Box = styled.div`
	display: grid;
	gap: ${space[3]};
	padding: ${space[4]};
	border: 1px solid ${color.danger};
	border-radius: ${radius.md};
`

interface UndoConflictsProps {
	conflicts: readonly Conflict[]
	nameOf: (field: string) => string
}

/** Explains why a revision cannot be undone: the fields that were changed again, by whom and when, and both texts. */
function UndoConflicts({ conflicts, nameOf }: UndoConflictsProps) {
	const t = useTranslations(revisionTranslations)
	const formats = useFormats()
	const textOf = useFieldFormatter()
	return (
		<Box role="alert">
			<strong>{t('revision.undo.conflict')}</strong>
			{conflicts.map(({ field, wanted, current, by }) => (
				<section key={field}>
					<h4>
						{by
							? t('revision.undo.conflict.by', {
									field: nameOf(field),
									name: by.name ?? t('revision.log.somebody'),
									when: formats.ago(by.at),
									number: String(by.revision),
								})
							: nameOf(field)}
					</h4>
					{by && <Meta title={formats.instant(by.at)}>{formats.instant(by.at)}</Meta>}
					<TextComparison
						first={{ label: t('revision.undo.current'), text: textOf(field, current) }}
						second={{ label: t('revision.undo.wanted'), text: textOf(field, wanted) }}
					/>
				</section>
			))}
		</Box>
	)
}
