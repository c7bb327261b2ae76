import { useMemo } from 'react'
// By package name, not path: this file is bundled into each slice that shows staff, but the texts are the page's.
import { common, useTranslations } from 'shared-i18n'
import { staffRoleText } from './staffRoleText.ts'

/** The words for the stored role of a staff member in the reader's language. */
export function useStaffRole(): (stored: string) => string {
	const t = useTranslations(common)
	return useMemo(() => (stored: string) => staffRoleText(stored, t), [t])
}
