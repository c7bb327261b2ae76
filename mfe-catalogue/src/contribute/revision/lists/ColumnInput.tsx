import { useId, useState } from 'react'
import { LANGUAGE_TAGS, type Ref, STAFF_ROLES, storedStaffRole } from 'shared-contract'
import { common, useLocale, useTranslations } from 'shared-i18n'
import { useStaffRole } from 'shared-i18n/useStaffRole'
import { Select, Switch, TextField } from 'shared-ui/controls'
import { editTranslations } from '../editTranslations.ts'
import { PartialDateField } from '../PartialDateField.tsx'
import { PictureInput } from '../PictureInput.tsx'
import { revisionTranslations } from '../revisionTranslations.ts'
import { choiceName } from './choiceName.ts'
import type { Column } from './columns.ts'
import { languageChoices, languageName } from './languageChoices.ts'
import { RefPicker } from './RefPicker.tsx'
import { youtubeId } from './youtubeId.ts'

interface ColumnInputProps {
	column: Column
	value: unknown
	remotePictures: boolean
	onChange: (value: unknown) => void
}

/** The control of a property of an item, by the type of its column. */
export function ColumnInput({ column, value, remotePictures, onChange }: ColumnInputProps) {
	const t = useTranslations(editTranslations)
	const slice = useTranslations(revisionTranslations)
	const shared = useTranslations(common)
	const tag = LANGUAGE_TAGS[useLocale()]
	const label = t(column.label)
	const text = value === null || value === undefined ? '' : String(value)
	switch (column.type) {
		case 'ref':
			return <RefPicker of={column.of} label={label} value={value as Ref} onPick={onChange} />
		case 'staffRole':
			return <RoleInput label={label} value={text} onChange={onChange} />
		case 'check':
			return <Switch label={label} checked={value === true} onChange={onChange} />
		case 'codes':
			return <CodesInput label={label} value={value} onChange={onChange} />
		case 'choice': {
			const none = column.isOptional ? [{ value: '', label: t('edit.role.none') }] : []
			const name = (choice: string) => choiceName(column.words, choice, { t, slice, shared })
			const options = [...none, ...column.choices.map((choice) => ({ value: choice, label: name(choice) }))]
			return <Select label={label} options={options} value={text} onSelect={(choice) => onChange(choice || null)} />
		}
		case 'language': {
			const name = (language: string) =>
				languageName(language, tag) ?? t(`edit.language.${language as 'romaji' | 'native' | 'synonym'}`)
			const options = languageChoices(column.isName === true, text).map((language) => ({
				value: language,
				label: name(language),
			}))
			return <Select label={label} options={options} value={text} onSelect={onChange} />
		}
		case 'count':
			return (
				<TextField
					label={label}
					inputMode="numeric"
					value={text}
					onChange={({ target }) => onChange(/^\d+$/.test(target.value) ? Number(target.value) : target.value || null)}
				/>
			)
		case 'picture':
			return (
				<PictureInput
					{...{ label, remotePictures }}
					purpose={column.purpose}
					value={text}
					preview={text}
					onType={onChange}
				/>
			)
		case 'youtube':
			return <TextField label={label} value={text} onChange={({ target }) => onChange(youtubeId(target.value))} />
		case 'date':
			return <PartialDateField label={label} value={text} onChange={(date) => onChange(date || null)} />
		case 'line':
			return (
				<TextField
					label={label}
					value={text}
					onChange={({ target }) => onChange(column.isOptional ? target.value || null : target.value)}
				/>
			)
	}
}

interface CodesInputProps {
	label: string
	value: unknown
	onChange: (codes: string[] | null) => void
}

/** Several codes, separated by commas or spaces. */
function CodesInput({ label, value, onChange }: CodesInputProps) {
	// What is typed stays as it is, with a comma at its end.
	const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join(', ') : ''))
	return (
		<TextField
			label={label}
			value={typed}
			onChange={({ target }) => {
				setTyped(target.value)
				const codes = target.value.split(/[\s,;]+/).filter(Boolean)
				onChange(codes.length > 0 ? codes : null)
			}}
		/>
	)
}

interface RoleInputProps {
	label: string
	/** The stored role: a code, perhaps with a note, or a text. */
	value: string
	onChange: (role: string) => void
}

/** The role of a staff member: one of the usual ones, in the reader's words, or any other text. */
function RoleInput({ label, value, onChange }: RoleInputProps) {
	const nameOf = useStaffRole()
	const id = useId()
	// What is typed stays as it is while it becomes a code.
	const [typed, setTyped] = useState(() => nameOf(value))
	const codeOf = (text: string) => STAFF_ROLES.find((code) => nameOf(code).toLowerCase() === text.trim().toLowerCase())
	return (
		<>
			<TextField
				label={label}
				list={id}
				value={typed}
				onChange={({ target }) => {
					setTyped(target.value)
					const code = codeOf(target.value)
					onChange(code ? storedStaffRole({ code, note: null }) : target.value)
				}}
			/>
			<datalist id={id}>
				{STAFF_ROLES.map((code) => (
					<option key={code} value={nameOf(code)} />
				))}
			</datalist>
		</>
	)
}
