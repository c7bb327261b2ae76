import { tidyEmail } from 'shared-contract'

/** The unique key of an address: it ignores case. */
export function emailKey(address: string): string {
	return tidyEmail(address).normalize('NFKC').toLowerCase()
}
