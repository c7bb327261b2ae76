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
import { keptList } from './keptList.ts'

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
	const [writing, setWriting] = useState<CustomListWriting>(() => keptFor(list) ?? writingOf(list))
	const [errors, setErrors] = useState<Record<string, ErrorCode>>({})
	const [saving, setSaving] = useState(false)
	const error = (field: 'title' | 'description') => {
		const code = errors[field]
		if (code !== 'list.changed') return code && shared(`errors.${code}`)
		const value = list?.[field]
		return value ? t('entry.elsewhere', { value }) : t('entry.elsewhere.empty')
	}

	function close() {
		keptList.forget()
		onClose()
	}

	async function save() {
		if (writing.title.trim() === '') {
			setErrors({ title: 'list.title.required' })
			return showToast('bad', shared('errors.list.title.required'))
		}
		setSaving(true)
		const outcome = await onSave(writing)
		setSaving(false)
		if (outcome.state === 'accountNeeded') keptList.keep({ id: list?.id ?? null, ...writing })
		if (outcome.state === 'refused') setErrors(outcome.problem.fields ?? {})
		if (announce(outcome, t(list ? 'lists.changed' : 'lists.created'))) close()
	}

	return (
		<Dialog
			open
			title={t(list ? 'lists.edit.title' : 'lists.create')}
			closeLabel={shared('action.close')}
			onClose={close}
			footer={
				<>
					<Button onClick={close}>{shared('action.cancel')}</Button>
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

function writingOf(list: CustomList | undefined): CustomListWriting {
	return { title: list?.title ?? '', description: list?.description ?? '', isPublic: list?.isPublic ?? true }
}

function keptFor(list: CustomList | undefined): CustomListWriting | undefined {
	const { id, ...writing } = keptList.kept() ?? {}
	return id === (list?.id ?? null) && 'title' in writing ? writing : undefined
}
