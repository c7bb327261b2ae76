import { tidyEmail } from 'shared-contract'

/** What tells addresses apart: their case does not. */
export function emailKey(address: string): string {
	return tidyEmail(address).normalize('NFKC').toLowerCase()
}
