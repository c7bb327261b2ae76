import { useState } from 'react'
import { ScoreField } from 'shared-composition/score/field'
import {
	ENTRY_NOTES_MAX_LENGTH,
	ENTRY_PROGRESS_MAX,
	ENTRY_STATUSES,
	joinTags,
	OWN_PROFILE,
	splitTags,
} from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, Stack } from 'shared-ui'
import { Select, Switch, TextArea, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { useListTags } from '../listTabs/useListTags.ts'
import { listTranslations } from '../listTranslations.ts'
import { asksProgress, dateFieldType, type EntryFormValues, formValuesOf, valuesOfStatus } from './entryFormValues.ts'
import type { EntryFormState } from './useEntryForm.ts'

const FieldRow = styled.div<{ $min?: string }>`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(${(p) => p.$min ?? '9rem'}, 100%), 1fr));
	gap: 16px;
	align-items: start;
`

/** The fields of a list entry. */
export function EntryForm({ form }: { form: EntryFormState }) {
	const t = useTranslations(listTranslations)
	const { entry, text, select } = form
	const { kind } = entry.title
	const error = (field: keyof EntryFormValues) => {
		if (form.errors[field] !== 'list.changed') return form.error(field)
		const { status, ...rest } = formValuesOf(entry)
		const value = field === 'status' ? t(`listTabs.${kind}.${status}`) : String({ status, ...rest }[field])
		return value === '' ? t('entry.elsewhere.empty') : t('entry.elsewhere', { value })
	}
	const askedProgress = t('entry.askProgress', {
		current: entry.progress.current,
		total: entry.progress.total ?? '?',
		again: t(`listTabs.${kind}.rewatching`),
	})

	return (
		<form {...form.props}>
			<Stack $gap={4}>
				<Select
					label={t('entry.status')}
					options={ENTRY_STATUSES.map((value) => ({ value, label: t(`listTabs.${kind}.${value}`) }))}
					{...select('status')}
					onSelect={(status) => form.set(valuesOfStatus(entry, form.values, status))}
					error={error('status')}
				/>
				<FieldRow>
					<NumberField
						label={t(`entry.${kind}.progress`)}
						total={entry.progress.total}
						{...text('progress')}
						{...(asksProgress(entry, form.values.status) && { hint: askedProgress })}
						error={error('progress')}
					/>
					{kind === 'manga' && (
						<NumberField
							label={t('entry.volumes')}
							total={entry.volumes.total}
							{...text('volumes')}
							error={error('volumes')}
						/>
					)}
					<ScoreField
						label={t('entry.score')}
						none={{ label: t('entry.score.none') }}
						{...select('score')}
						error={error('score')}
					/>
				</FieldRow>
				<FieldRow $min="12rem">
					<DateField label={t('entry.startedOn')} {...text('startedOn')} error={error('startedOn')} />
					<DateField label={t('entry.finishedOn')} {...text('finishedOn')} error={error('finishedOn')} />
				</FieldRow>
				<TagField form={form} error={error('tags')} />
				<TextArea
					label={t('entry.notes')}
					hint={t('entry.notes.hint')}
					maxLength={ENTRY_NOTES_MAX_LENGTH}
					{...text('notes')}
					error={error('notes')}
				/>
				<Switch label={t('entry.private')} description={t('entry.private.hint')} {...form.toggle('isPrivate')} />
			</Stack>
		</form>
	)
}

type FieldProps = { label: string; hint?: string } & ReturnType<EntryFormState['text']>

function NumberField({ total, ...field }: FieldProps & { total: number | null }) {
	const t = useTranslations(listTranslations)
	return (
		<TextField
			type="number"
			inputMode="numeric"
			min={0}
			max={total ?? ENTRY_PROGRESS_MAX}
			step={1}
			hint={total === null ? undefined : t('entry.of', { total })}
			{...field}
		/>
	)
}

// The input type is fixed while the form is open: a change of type would lose the focus.
function DateField(field: FieldProps) {
	const [type] = useState(() => dateFieldType(field.value))
	return <TextField type={type} {...field} />
}

/** As many of the member's tags are offered: those of the most entries. */
const OFFERED = 12

/** The tags of an entry, separated by commas, and those that the member uses already, to press. */
function TagField({ form, error }: { form: EntryFormState; error: string | undefined }) {
	const t = useTranslations(listTranslations)
	const offered = useListTags(OWN_PROFILE).slice(0, OFFERED)
	const chosen = splitTags(form.values.tags)
	const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase()
	const toggle = (tag: string) => {
		const others = chosen.filter((each) => !isSame(tag)(each))
		form.set({ tags: joinTags(others.length < chosen.length ? others : [...chosen, tag]) })
	}
	return (
		<Stack $gap={2}>
			<TextField label={t('entry.tags')} hint={t('entry.tags.hint')} {...form.text('tags')} error={error} />
			{offered.length > 0 && (
				<ChipRow role="group" aria-label={t('entry.tags.own')}>
					{offered.map((tag) => (
						<ChipButton key={tag} pressed={chosen.some(isSame(tag))} onClick={() => toggle(tag)}>
							{tag}
						</ChipButton>
					))}
				</ChipRow>
			)}
		</Stack>
	)
}
