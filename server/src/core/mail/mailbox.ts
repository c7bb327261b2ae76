import { emailKey } from '../identity/email.ts'

/**
 * The mailbox that an address most likely leads to: many hosts let one have as many names as its owner likes, by dots and
 * by what follows a plus. It serves to count; two addresses with one mailbox are still two addresses.
 */
export function mailboxOf(address: string): string {
	const key = emailKey(address)
	const at = key.lastIndexOf('@')
	const [name = ''] = key.slice(0, at).split('+')
	return name.replaceAll('.', '') + key.slice(at)
}
