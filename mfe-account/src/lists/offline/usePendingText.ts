import type { ListEntry } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { listTranslations } from '../listTranslations.ts'
import type { EntryField, EntryFields } from './pendingChange.ts'

/** The label of a field of an entry, and its value as text. */
export function usePendingText({ title: { kind } }: ListEntry) {
	const t = useTranslations(listTranslations)
	const label = (field: EntryField) => {
		if (field === 'progress') return t(`entry.${kind}.progress`)
		return field === 'isPrivate' ? t('entry.private') : t(`entry.${field}`)
	}
	const value = (field: EntryField, { status, isPrivate, ...rest }: EntryFields) => {
		if (field === 'status') return status === undefined ? '' : t(`listTabs.${kind}.${status}`)
		if (field === 'isPrivate') return isPrivate ? t('pending.yes') : t('pending.no')
		return String(rest[field] ?? '') || t('pending.empty')
	}
	return { label, value }
}
