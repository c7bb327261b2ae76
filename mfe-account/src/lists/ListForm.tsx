import { useId, useState } from 'react'
import { announce } from 'shared-composition'
import {
	CUSTOM_LIST_DESCRIPTION_MAX_LENGTH,
	CUSTOM_LIST_TITLE_MAX_LENGTH,
	type CustomList,
	type CustomListWriting,
	type ErrorCode,
} from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { type ActionOutcome, showToast } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { Dialog, Switch, TextArea, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'

interface ListFormProps {
	/** The list that is changed; left out, a new one is made. */
	list?: CustomList | undefined
	onSave: (writing: CustomListWriting) => Promise<ActionOutcome<unknown>>
	onClose: () => void
}

/** Makes a list, or changes what is said of one. */
export function ListForm({ list, onSave, onClose }: ListFormProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const id = useId()
	const [writing, setWriting] = useState<CustomListWriting>({
		title: list?.title ?? '',
		description: list?.description ?? '',
		isPublic: list?.isPublic ?? true,
	})
	const [errors, setErrors] = useState<Record<string, ErrorCode>>({})
	const [saving, setSaving] = useState(false)
	const error = (field: string) => {
		const code = errors[field]
		return code && shared(`errors.${code}`)
	}

	async function save() {
		if (writing.title.trim() === '') {
			setErrors({ title: 'list.title.required' })
			return showToast('bad', shared('errors.list.title.required'))
		}
		setSaving(true)
		const outcome = await onSave(writing)
		setSaving(false)
		if (outcome.state === 'refused') setErrors(outcome.problem.fields ?? {})
		if (announce(outcome, t(list ? 'lists.changed' : 'lists.created'))) onClose()
	}

	return (
		<Dialog
			open
			title={t(list ? 'lists.edit.title' : 'lists.create')}
			closeLabel={shared('action.close')}
			onClose={onClose}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button variant="primary" type="submit" form={id} loading={saving}>
						{list ? shared('action.save') : t('lists.create.submit')}
					</Button>
				</>
			}
		>
			<form
				id={id}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					void save()
				}}
			>
				<Stack>
					<TextField
						label={t('lists.form.title')}
						required
						maxLength={CUSTOM_LIST_TITLE_MAX_LENGTH}
						value={writing.title}
						error={error('title')}
						onChange={(event) => setWriting({ ...writing, title: event.target.value })}
					/>
					<TextArea
						label={t('lists.form.description')}
						maxLength={CUSTOM_LIST_DESCRIPTION_MAX_LENGTH}
						value={writing.description}
						error={error('description')}
						onChange={(event) => setWriting({ ...writing, description: event.target.value })}
					/>
					<Switch
						label={`${t('lists.form.visibility')}: ${t(writing.isPublic ? 'lists.public' : 'lists.private')}`}
						description={t(writing.isPublic ? 'lists.public.text' : 'lists.private.text')}
						checked={writing.isPublic}
						onChange={(isPublic) => setWriting({ ...writing, isPublic })}
					/>
				</Stack>
			</form>
		</Dialog>
	)
}
