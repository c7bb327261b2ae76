import type { Member } from 'shared-contract'

/** Who may take back what others changed. */
export function mayUndo({ role }: Member): boolean {
	return role === 'moderator' || role === 'admin'
}
