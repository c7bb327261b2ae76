import { LANGUAGE_TAGS, type Ref } from 'shared-contract'
import { common, useLocale, useTranslations } from 'shared-i18n'
import { Select, Switch, TextField } from 'shared-ui/controls'
import { editTranslations } from '../editTranslations.ts'
import { PartialDateField } from '../PartialDateField.tsx'
import { PictureInput } from '../PictureInput.tsx'
import { revisionTranslations } from '../revisionTranslations.ts'
import { CodesInput } from './CodesInput.tsx'
import { choiceName } from './choiceName.ts'
import type { Column } from './columns.ts'
import { languageChoices, languageName } from './languageChoices.ts'
import { RefPicker } from './RefPicker.tsx'
import { RoleInput } from './RoleInput.tsx'
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
