import { parseStaffRole } from 'shared-contract'
import type { common } from './common.ts'

/** The words for the role of a staff member with the note that it has; a role without a code is shown as it is. */
export function staffRoleText(stored: string, t: (typeof common)['translate']): string {
	const role = parseStaffRole(stored)
	if ('text' in role) return role.text
	const words = t(`staffRole.${role.code}`)
	return role.note === null ? words : t('staffRole.withNote', { role: words, note: role.note })
}
