import { emailKey } from '../identity/email.ts'

/**
 * The mailbox of an address, for rate limits: many hosts ignore dots and a suffix after a plus, so one mailbox has any
 * number of addresses.
 */
export function mailboxOf(address: string): string {
	const key = emailKey(address)
	const at = key.lastIndexOf('@')
	const [name = ''] = key.slice(0, at).split('+')
	return name.replaceAll('.', '') + key.slice(at)
}
