import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { type SavedView, VIEW_NAME_MAX_LENGTH, viewPath } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { TextField } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import { listTranslations } from '../listTranslations.ts'

export interface NameDialogProps {
	/** The present name; empty for a new view. */
	name: string
	onSave: (name: string) => Promise<ActionOutcome<unknown>>
	onClose: () => void
}

/** A dialog that asks for the name of a view. */
export function NameDialog({ name, onSave, onClose }: NameDialogProps) {
	const t = useTranslations(listTranslations)
	const form = useForm<{ name: string }, unknown>({
		initialValues: () => ({ name }),
		validate: (values) => (values.name.trim() === '' ? { name: 'text.required' } : {}),
		submit: (values) => onSave(values.name),
		onSettled(outcome) {
			if (showOutcome(outcome, t('views.saved'))) onClose()
		},
	})
	return (
		<FormDialog form={form} title={t(name === '' ? 'views.save' : 'views.rename')} onClose={onClose}>
			<TextField
				label={t('views.name')}
				hint={t('views.name.hint')}
				maxLength={VIEW_NAME_MAX_LENGTH}
				{...form.text('name')}
			/>
		</FormDialog>
	)
}

export interface ShareDialogProps {
	view: SavedView
	onClose: () => void
}

/** A dialog with the address of a public view. */
export function ShareDialog({ view, onClose }: ShareDialogProps) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	return (
		<Dialog open title={view.name} closeLabel={shared('action.close')} onClose={onClose}>
			<CopyableSecret
				secret={location.origin + viewPath(view.id)}
				note={t('views.public.note')}
				failed={t('views.copyFailed')}
			/>
		</Dialog>
	)
}
