import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import {
	CUSTOM_LIST_DESCRIPTION_MAX_LENGTH,
	CUSTOM_LIST_TITLE_MAX_LENGTH,
	type CustomList,
	type CustomListWriting,
} from 'shared-contract'
import { boolean, object, string } from 'shared-contract/schema'
import { common, useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Stack } from 'shared-ui'
import { Switch, TextArea, TextField } from 'shared-ui/controls'
import { interruptedList } from './interruptedList.ts'
import { listTranslations } from './listTranslations.ts'

interface CustomListFormProps {
	/** The list to edit; undefined creates a new one. */
	list?: CustomList | undefined
	onSave: (writing: CustomListWriting) => Promise<ActionOutcome<unknown>>
	onClose: () => void
}

const Values = object({ title: string(), description: string(), isPublic: boolean() })

/** A dialog that creates a list, or edits its title, description and visibility. */
export function CustomListForm({ list, onSave, onClose }: CustomListFormProps) {
	const t = useTranslations(listTranslations)
	const shared = useTranslations(common)
	const form = useForm<CustomListWriting, unknown>({
		initialValues: () => formValuesOf(list),
		draft: tabDraft(`list ${list?.id ?? ''}`, Values, () => formValuesOf(list)),
		validate: ({ title }) => (title.trim() === '' ? { title: 'list.title.required' } : {}),
		submit: (writing) => onSave(writing),
		onSettled(outcome) {
			if (outcome.state === 'accountNeeded') interruptedList.keep({ id: list?.id ?? null }, '')
			if (showOutcome(outcome, t(list ? 'lists.changed' : 'lists.created'))) close()
		},
	})
	const error = (field: 'title' | 'description') => {
		if (form.errors[field] !== 'list.changed') return form.error(field)
		const value = list?.[field]
		return value ? t('entry.elsewhere', { value }) : t('entry.elsewhere.empty')
	}

	function close() {
		interruptedList.forget()
		onClose()
	}

	return (
		<FormDialog
			form={form}
			title={t(list ? 'lists.edit.title' : 'lists.create')}
			onClose={close}
			submit={list ? shared('action.save') : t('lists.create.submit')}
		>
			<Stack>
				<TextField
					label={t('lists.form.title')}
					required
					maxLength={CUSTOM_LIST_TITLE_MAX_LENGTH}
					{...form.text('title')}
					error={error('title')}
				/>
				<TextArea
					label={t('lists.form.description')}
					maxLength={CUSTOM_LIST_DESCRIPTION_MAX_LENGTH}
					{...form.text('description')}
					error={error('description')}
				/>
				<Switch
					label={`${t('lists.form.visibility')}: ${t(form.values.isPublic ? 'lists.public' : 'lists.private')}`}
					description={t(form.values.isPublic ? 'lists.public.text' : 'lists.private.text')}
					{...form.toggle('isPublic')}
				/>
			</Stack>
		</FormDialog>
	)
}

function formValuesOf(list: CustomList | undefined): CustomListWriting {
	return { title: list?.title ?? '', description: list?.description ?? '', isPublic: list?.isPublic ?? true }
}
