import { parseStaffRole, type StaffRole } from 'shared-contract'
import type { Translate } from './translations.ts'

/** The words for the stored role of a staff member, with the note that it has. A role without a code is shown as it is. */
export function staffRoleText(stored: string, t: Translate<`staffRole.${StaffRole}` | 'staffRole.withNote'>): string {
	const role = parseStaffRole(stored)
	if ('text' in role) return role.text
	const words = t(`staffRole.${role.code}`)
	return role.note === null ? words : t('staffRole.withNote', { role: words, note: role.note })
}
