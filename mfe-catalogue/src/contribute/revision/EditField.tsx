import { AiringControls, type AiringControlsProps } from 'shared-composition/airing'
import { type ErrorCode, isListField } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Meta, size, space } from 'shared-ui'
import { Select, TextArea, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { editTranslations } from './editTranslations.ts'
import type { FormField } from './formFields.ts'
import { ListEditor } from './lists/ListEditor.tsx'
import { PartsEditor } from './lists/PartsEditor.tsx'
import { PartialDateField } from './PartialDateField.tsx'
import { PictureField } from './PictureField.tsx'
import { revisionTranslations } from './revisionTranslations.ts'
import type { RevisionSubject } from './subject.ts'
import { useFieldFormatter } from './useFieldFormatter.ts'

interface EditFieldProps {
	form: FormField
	subject: RevisionSubject
	/** The text that the editor saw, and the one that they typed. */
	base: string
	typed: string
	code: ErrorCode | undefined
	remotePictures: boolean
	/** `base` changes with a list of which only the touched items are sent. */
	onType: (text: string, base?: string) => void
}

/** A field of the edit form, by its type. */
export function EditField({ form, subject, base, typed, code, remotePictures, onType }: EditFieldProps) {
	const { field, label, type, choices = [] } = form
	const t = useTranslations(revisionTranslations)
	const shared = useTranslations(common)
	const error = code && shared(`errors.${code}`)
	const textOf = useFieldFormatter()
	const edit = useTranslations(editTranslations)
	if (type === 'airing' || type === 'premiere') {
		return <AiringField label={t(label)} isPremiere={type === 'premiere'} {...{ typed, code, onType }} />
	}
	if (type === 'list' && isListField(field)) {
		return <ListEditor {...{ field, typed, error, remotePictures, onType }} label={t(label)} />
	}
	if (type === 'parts' && (field === 'episodes' || field === 'chapters')) {
		return (
			<PartsEditor
				{...{ field, error }}
				titleId={subject.id}
				label={t(label)}
				texts={{ base, typed }}
				onChange={(texts) => onType(texts.typed, texts.base)}
			/>
		)
	}
	if (type === 'choice') {
		const options = choices.map((choice) => ({
			value: choice,
			label: textOf(field, choice) || edit('edit.season.none'),
		}))
		return (
			<Select label={t(label)} error={error} options={options} value={typed} onSelect={(choice) => onType(choice)} />
		)
	}
	if (type === 'text') {
		return (
			<TextArea
				label={t(label)}
				rows={8}
				value={typed}
				error={error}
				onChange={(event) => onType(event.target.value)}
			/>
		)
	}
	if (type === 'date') {
		return <PartialDateField label={t(label)} value={typed} error={error} onChange={(date) => onType(date)} />
	}
	if (type === 'picture')
		return <PictureField {...{ field, base, typed, error, remotePictures, onType }} label={t(label)} />
	return (
		<TextField
			label={t(label)}
			inputMode={type === 'count' ? 'numeric' : undefined}
			value={typed}
			error={error}
			onChange={(event) => onType(event.target.value)}
		/>
	)
}

const Group = styled.fieldset`
	display: grid;
	gap: ${space[3]};
	margin: 0;
	padding: 0;
	border: 0;
	min-width: 0;
	legend { padding: 0; margin-bottom: ${space[1]}; font-size: ${size.sm}; font-weight: 600; }
`

type AiringFieldProps = Omit<AiringControlsProps, 't'> & { label: string }

/** The airing schedule of a title, as a field of the edit form. */
function AiringField({ label, ...airing }: AiringFieldProps) {
	const t = useTranslations(revisionTranslations)
	return (
		<Group>
			<legend>{label}</legend>
			<Meta as="p">{t('airing.hint')}</Meta>
			<AiringControls t={t} {...airing} />
		</Group>
	)
}
