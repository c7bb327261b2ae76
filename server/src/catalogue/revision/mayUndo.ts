import type { Member } from 'shared-contract'

/** True for members that may undo the revisions of others. */
export function mayUndo({ role }: Member): boolean {
	return role === 'moderator' || role === 'admin'
}
