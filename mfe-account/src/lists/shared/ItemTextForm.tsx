import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { type CustomListItem, LIST_ITEM_TEXT_MAX_LENGTH } from 'shared-contract'
import { object, string } from 'shared-contract/schema'
import { useTitleName, useTranslations } from 'shared-i18n'
import { TextArea } from 'shared-ui/controls'
import type { CustomListStore } from '../customListStore.ts'
import { sharedListTranslations } from './sharedListTranslations.ts'

interface ItemTextFormProps {
	/** In its latest version: another member may change it while the form is open. */
	item: CustomListItem
	store: CustomListStore
	onClose: () => void
}

/** A dialog in which an editor says why a title is on a list. */
export function ItemTextForm({ item, store, onClose }: ItemTextFormProps) {
	const t = useTranslations(sharedListTranslations)
	const nameOf = useTitleName()
	const [opened] = useState(item.text)
	// Once the form has said what it is now, saving again replaces that.
	const [isTold, setTold] = useState(false)
	const initialValues = () => ({ text: item.text })
	const form = useForm({
		initialValues,
		draft: tabDraft(`list text ${store.listId} ${item.id}`, object({ text: string() }), initialValues),
		submit: ({ text }) => store.write(isTold ? item : { ...item, text: opened }, text),
		onSettled(outcome) {
			if (outcome.state === 'refused' && outcome.problem.code === 'list.changed') setTold(true)
			if (showOutcome(outcome, t('text.saved'))) onClose()
		},
	})
	const elsewhere = item.text ? t('text.elsewhere', { value: item.text }) : t('text.elsewhere.empty')
	return (
		<FormDialog form={form} title={nameOf(item)} onClose={onClose}>
			<TextArea
				label={t('text')}
				maxLength={LIST_ITEM_TEXT_MAX_LENGTH}
				{...form.text('text')}
				error={form.errors.text === 'list.changed' ? elsewhere : form.error('text')}
			/>
		</FormDialog>
	)
}
