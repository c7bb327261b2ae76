import { useStore } from '@nanostores/react'
import { type ComponentType, useState } from 'react'
import { outcomeMessage } from 'shared-composition'
import type { EntityType } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $session, importFailure, showToast } from 'shared-state'
import { Button, Cluster } from 'shared-ui'
import { editTranslations } from '../../contribute/revision/editTranslations.ts'
import type { FormName } from '../../contribute/revision/formFields.ts'
import { RevisionButtons } from '../../contribute/revision/RevisionButtons.tsx'
import { entityTranslations } from './entityTranslations.ts'
import type { MergeDialogProps } from './MergeDialog.tsx'

interface EntityActionsProps {
	type: EntityType | 'title'
	id: number
	name: string
	form: FormName
	/** The label of the button of moderators. */
	mergeLabel: string
}

/** The change log and the edit form of a title, a person, a character or a studio; for moderators also a merge with another one. */
export function EntityActions({ type, id, name, form, mergeLabel }: EntityActionsProps) {
	const session = useStore($session)
	const [Dialog, setDialog] = useState<ComponentType<MergeDialogProps>>()
	const role = session.state === 'member' ? session.member?.role : undefined
	const mayMerge = role === 'moderator' || role === 'admin'

	async function open() {
		try {
			await loadTranslations(editTranslations, entityTranslations)
			const { MergeDialog } = await import(/* webpackChunkName: "revision-merge" */ './MergeDialog.tsx')
			setDialog(() => MergeDialog)
		} catch (error) {
			showToast('bad', outcomeMessage(importFailure(error)))
		}
	}

	return (
		<Cluster>
			<RevisionButtons entity={type} id={id} name={name} form={form} />
			{mayMerge && (
				<Button size="sm" aria-haspopup="dialog" onClick={() => void open()}>
					{mergeLabel}
				</Button>
			)}
			{Dialog && <Dialog {...{ type, id, name }} onClose={() => setDialog(undefined)} />}
		</Cluster>
	)
}
