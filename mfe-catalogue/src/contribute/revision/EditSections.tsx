import { useState } from 'react'
import { LANGUAGE_TAGS } from 'shared-contract'
import { listFormat, useLocale, useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import type { EditFormState } from './editForm.ts'
import { editTranslations } from './editTranslations.ts'
import { type FormField, type SectionId, sectionLabel } from './formFields.ts'
import { missingFields } from './missingFields.ts'
import { revisionTranslations } from './revisionTranslations.ts'

interface EditSectionsProps {
	fields: readonly FormField[]
	state: EditFormState & { state: 'open' }
	/** The part that is open at first. */
	start?: SectionId | undefined
	/** Draws the fields of a part. */
	children: (fields: readonly FormField[]) => React.ReactNode
}

/** The form by parts, each of which says what is missing in it. A part with an error is shown at once. */
export function EditSections({ fields, state, start, children }: EditSectionsProps) {
	const t = useTranslations(editTranslations)
	const slice = useTranslations(revisionTranslations)
	const locale = useLocale()
	// A server of a former release does not know every part.
	const known = fields.filter(({ field }) => state.fields.some((each) => each.field === field))
	const sections = [...new Set(known.flatMap(({ section }) => section ?? []))]
	const [selected, select] = useState(start ?? sections[0])
	const [errors, setErrors] = useState(0)
	const wrong = state.fields.filter(({ error, conflict }) => error || (conflict && !conflict.resolution))
	if (wrong.length !== errors) {
		setErrors(wrong.length)
		const first = fields.find(({ field }) => wrong.some((each) => each.field === field))?.section
		const isShown = fields.some(
			({ field, section }) => section === selected && wrong.some((each) => each.field === field),
		)
		if (first && wrong.length > errors && !isShown) select(first)
	}
	if (sections.length === 0 || selected === undefined) return children(fields)

	const inSection = (section: SectionId) => fields.filter((field) => field.section === section)
	const missing = missingFields(inSection(selected), state.fields)
	const names = listFormat(LANGUAGE_TAGS[locale]).format(missing.map(({ label }) => slice(label)))
	return (
		<Tabs
			label={t('edit.sections')}
			tabs={sections.map((section) => ({
				id: section,
				label: t(sectionLabel(section)),
				count: missingFields(inSection(section), state.fields).length || undefined,
			}))}
			selected={selected}
			onSelect={select}
		>
			<Stack $gap={4}>
				<Meta as="p">{missing.length > 0 ? t('edit.missing', { fields: names }) : t('edit.complete')}</Meta>
				{children(inSection(selected))}
			</Stack>
		</Tabs>
	)
}
