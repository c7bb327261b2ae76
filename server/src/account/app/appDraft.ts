import { APP_NAME_MAX_LENGTH, type AppDraft, type ErrorCode, WEB_ADDRESS_MAX_LENGTH } from 'shared-contract'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { isReservedName } from '../../core/identity/username.ts'

/**
 * The columns of an app, from what its developer typed.
 *
 * @throws Problem 400 with the codes of the invalid fields; that of an address is under `redirectAddresses.{index}`.
 */
export function appRow({ name, website, redirectAddresses, usesDeviceFlow, allowsPlainChallenge }: AppDraft) {
	const addresses = redirectAddresses.map((typed) => typed.trim())
	const row = {
		name: trimmedText(name),
		website: website.trim(),
		redirect_addresses: [...new Set(addresses)].filter((address) => address !== ''),
		uses_device_flow: usesDeviceFlow,
		allows_plain_challenge: allowsPlainChallenge,
	}
	refuseInvalidFields({
		name: nameError(row.name),
		website: websiteError(row.website),
		// An app that uses codes on another device needs no address.
		redirectAddresses: row.redirect_addresses.length > 0 || usesDeviceFlow ? undefined : 'text.required',
		...Object.fromEntries(
			addresses.map((address, index) => [
				`redirectAddresses.${index}`,
				address === '' ? undefined : redirectAddressError(address),
			]),
		),
	})
	return row
}

function nameError(name: string): ErrorCode | undefined {
	const error = textError(name, { maxLength: APP_NAME_MAX_LENGTH, required: 'text.required' })
	return error ?? (isReservedName(name) ? 'app.name.reserved' : undefined)
}

function websiteError(website: string): ErrorCode | undefined {
	if (website === '') return undefined
	if (website.length > WEB_ADDRESS_MAX_LENGTH) return 'text.tooLong'
	if (!/^https?:\/\//i.test(website) || !URL.canParse(website)) return 'url.invalid'
	const { username, password } = new URL(website)
	return username || password ? 'url.invalid' : undefined
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const VISIBLE_ASCII = /^[!-~]+$/
/** The private-use schemes of RFC 8252 are reversed domain names, so they have a dot; `javascript:` has none. */
const PRIVATE_USE = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/

/**
 * The error of an address that browsers return to after a consent (RFC 8252): `https`, `http` on the device itself, or a
 * scheme of the app. Undefined for a right one.
 */
function redirectAddressError(address: string): ErrorCode | undefined {
	if (address.length > WEB_ADDRESS_MAX_LENGTH) return 'text.tooLong'
	return isRedirectAddress(address) ? undefined : 'app.address.invalid'
}

function isRedirectAddress(address: string): boolean {
	if (!VISIBLE_ASCII.test(address) || address.includes('#') || address.includes('*')) return false
	if (!URL.canParse(address)) return false
	const { protocol, hostname, username, password } = new URL(address)
	if (username || password) return false
	if (protocol === 'https:') return /^https:\/\//i.test(address) && !LOOPBACK.has(hostname)
	if (protocol === 'http:') return /^http:\/\//i.test(address) && LOOPBACK.has(hostname)
	return PRIVATE_USE.test(protocol)
}
