import { folded } from 'shared-contract/folded'

/** True if a name contains the query, ignoring case and accents. The empty query matches every name. */
export function nameMatches(name: string, typed: string): boolean {
	return folded(name).includes(folded(typed).trim())
}
