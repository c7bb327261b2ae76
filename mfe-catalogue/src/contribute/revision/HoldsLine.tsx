import { type EditField, LANGUAGE_TAGS } from 'shared-contract'
import { listFormat, useLocale, useTranslations } from 'shared-i18n'
import { Meta, Stack } from 'shared-ui'
import { changesOf, type EditingField } from './editingField.ts'
import { editTranslations } from './editTranslations.ts'
import type { FormField } from './formFields.ts'
import { revisionTranslations } from './revisionTranslations.ts'

interface HoldsLineProps {
	fields: readonly FormField[]
	editing: readonly EditingField[]
	/** The empty fields that the member fills at once. */
	fills: readonly string[]
}

/** Says before an edit is sent what of it the page shows at once, and what waits for a moderator. */
export function HoldsLine({ fields, editing, fills }: HoldsLineProps) {
	const t = useTranslations(editTranslations)
	const names = useTranslations(revisionTranslations)
	const format = listFormat(LANGUAGE_TAGS[useLocale()])
	const changed = changesOf(editing).map(({ field }) => field)
	const isFill = (field: EditField) => fills.includes(field)
	const listed = (wanted: readonly EditField[]) =>
		format.format(fields.filter(({ field }) => wanted.includes(field)).map(({ label }) => names(label)))
	const [held, waiting] = [changed.filter(isFill), changed.filter((field) => !isFill(field))]
	return (
		<Stack $gap={1} role="status">
			{held.length > 0 && <Meta as="p">{t('edit.holds', { fields: listed(held) })}</Meta>}
			{waiting.length > 0 && <Meta as="p">{t('edit.waitsFor', { fields: listed(waiting) })}</Meta>}
			{changed.length === 0 && <Meta as="p">{t(fills.length > 0 ? 'edit.rule' : 'edit.rule.full')}</Meta>}
		</Stack>
	)
}
