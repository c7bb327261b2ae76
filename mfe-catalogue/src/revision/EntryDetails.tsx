import { useState } from 'react'
import { type Conflict, type Revision, revisedFields } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { Button, Cluster, Meta } from 'shared-ui'
import { words } from '../words.ts'
import { BothTexts } from './BothTexts.tsx'
import { Details } from './logEntryStyle.ts'
import { UndoConflicts } from './UndoConflicts.tsx'
import { useFieldText } from './useFieldText.ts'

interface EntryDetailsProps {
	revision: Revision
	nameOf: (field: string) => string
	onUndo: ((revision: number) => Promise<Conflict[]>) | undefined
}

/** Field by field what a change replaced, and, for who may, the button that takes it back. */
export function EntryDetails({ revision, nameOf, onUndo }: EntryDetailsProps) {
	const t = useWords(words)
	const textOf = useFieldText()
	const fields = revisedFields(revision)
	const [undoing, setUndoing] = useState(false)
	const [conflicts, setConflicts] = useState<readonly Conflict[]>([])

	async function undo(take: (revision: number) => Promise<Conflict[]>) {
		setUndoing(true)
		setConflicts(await take(revision.id))
		setUndoing(false)
	}

	return (
		<Details>
			{fields.length === 0 && <Meta>{t('revision.log.noDetails')}</Meta>}
			{fields.map(({ field, before, after }) => (
				<section key={field}>
					<h3>{nameOf(field)}</h3>
					<BothTexts
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
