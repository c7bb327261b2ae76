import { useState } from 'react'
import { ENTRY_NOTES_MAX_LENGTH, ENTRY_PROGRESS_MAX, ENTRY_STATUSES, SCORE_MAX } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { Stack } from 'shared-ui'
import { Select, Switch, TextArea, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { dateFieldType, draftOf, type EntryDraft } from './entryDraft.ts'
import type { EntryEditing } from './useEntryEditing.ts'

const Pair = styled.div<{ $min?: string }>`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(${(p) => p.$min ?? '9rem'}, 100%), 1fr));
	gap: 16px;
	align-items: start;
`

interface EntryFormProps {
	id: string
	editing: EntryEditing
}

/** Everything that a member can say of a title on their list. */
export function EntryForm({ id, editing: { entry, draft, errors, type, save } }: EntryFormProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const { kind } = entry.title
	const set = (changed: Partial<EntryDraft>) => type({ ...draft, ...changed })
	const error = (field: keyof EntryDraft) => {
		const code = errors[field]
		if (code !== 'list.changed') return code && shared(`errors.${code}`)
		const { status, ...rest } = draftOf(entry)
		const value = field === 'status' ? t(`listTabs.${kind}.${status}`) : String({ status, ...rest }[field])
		return value === '' ? t('entry.elsewhere.empty') : t('entry.elsewhere', { value })
	}
	const scores = Array.from({ length: SCORE_MAX }, (_, at) => String(SCORE_MAX - at))

	return (
		<form
			id={id}
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				void save()
			}}
		>
			<Stack $gap={4}>
				<Select
					label={t('entry.status')}
					options={ENTRY_STATUSES.map((value) => ({ value, label: t(`listTabs.${kind}.${value}`) }))}
					value={draft.status}
					error={error('status')}
					onSelect={(status) => set({ status })}
				/>
				<Pair>
					<Whole
						label={t(`entry.${kind}.progress`)}
						value={draft.progress}
						total={entry.progress.total}
						error={error('progress')}
						onChange={(progress) => set({ progress })}
					/>
					{kind === 'manga' && (
						<Whole
							label={t('entry.volumes')}
							value={draft.volumes}
							total={entry.volumes.total}
							error={error('volumes')}
							onChange={(volumes) => set({ volumes })}
						/>
					)}
					<Select
						label={t('entry.score')}
						options={[
							{ value: '', label: t('entry.score.none') },
							...scores.map((score) => ({ value: score, label: score })),
						]}
						value={draft.score}
						error={error('score')}
						onSelect={(score) => set({ score })}
					/>
				</Pair>
				<Pair $min="12rem">
					<DateField
						label={t('entry.startedOn')}
						value={draft.startedOn}
						error={error('startedOn')}
						onChange={(startedOn) => set({ startedOn })}
					/>
					<DateField
						label={t('entry.finishedOn')}
						value={draft.finishedOn}
						error={error('finishedOn')}
						onChange={(finishedOn) => set({ finishedOn })}
					/>
				</Pair>
				<TextArea
					label={t('entry.notes')}
					hint={t('entry.notes.hint')}
					maxLength={ENTRY_NOTES_MAX_LENGTH}
					value={draft.notes}
					error={error('notes')}
					onChange={(event) => set({ notes: event.target.value })}
				/>
				<Switch
					label={t('entry.private')}
					description={t('entry.private.hint')}
					checked={draft.isPrivate}
					onChange={(isPrivate) => set({ isPrivate })}
				/>
			</Stack>
		</form>
	)
}

interface FieldProps {
	label: string
	value: string
	error: string | undefined
	onChange: (value: string) => void
}

function Whole({ label, value, total, error, onChange }: FieldProps & { total: number | null }) {
	const t = useWords(words)
	return (
		<TextField
			type="number"
			inputMode="numeric"
			min={0}
			max={total ?? ENTRY_PROGRESS_MAX}
			step={1}
			label={label}
			hint={total === null ? undefined : t('entry.of', { total })}
			value={value}
			error={error}
			onChange={(event) => onChange(event.target.value)}
		/>
	)
}

// The kind of field stays what it was when the form was opened: it would lose the focus otherwise.
function DateField({ label, value, error, onChange }: FieldProps) {
	const [type] = useState(() => dateFieldType(value))
	return (
		<TextField
			type={type}
			label={label}
			value={value}
			error={error}
			onChange={(event) => onChange(event.target.value)}
		/>
	)
}
