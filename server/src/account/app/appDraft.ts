import {
	APP_NAME_MAX_LENGTH,
	type AppDraft,
	type ErrorCode,
	REDIRECT_ADDRESSES_MAX,
	WEB_ADDRESS_MAX_LENGTH,
} from 'shared-contract'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { redirectAddressError } from './redirectAddress.ts'

/**
 * The columns of an app, from what its developer typed.
 *
 * @throws Problem 400 with the codes of the invalid fields.
 */
export function appRow({ name, website, redirectAddresses, usesDeviceFlow, allowsPlainChallenge }: AppDraft) {
	const addresses = [...new Set(redirectAddresses.map((typed) => typed.trim()).filter((typed) => typed !== ''))]
	const row = {
		name: trimmedText(name),
		website: website.trim(),
		redirect_addresses: addresses,
		uses_device_flow: usesDeviceFlow,
		allows_plain_challenge: allowsPlainChallenge,
	}
	refuseInvalidFields({
		name: textError(row.name, { maxLength: APP_NAME_MAX_LENGTH, required: 'text.required' }),
		website: websiteError(row.website),
		redirectAddresses: addressesError(addresses, usesDeviceFlow),
	})
	return row
}

function websiteError(website: string): ErrorCode | undefined {
	if (website === '') return undefined
	if (website.length > WEB_ADDRESS_MAX_LENGTH) return 'text.tooLong'
	if (!/^https?:\/\//i.test(website) || !URL.canParse(website)) return 'url.invalid'
	const { username, password } = new URL(website)
	return username || password ? 'url.invalid' : undefined
}

/** An app that uses codes on another device needs no address. */
function addressesError(addresses: readonly string[], usesDeviceFlow: boolean): ErrorCode | undefined {
	if (addresses.length === 0) return usesDeviceFlow ? undefined : 'text.required'
	if (addresses.length > REDIRECT_ADDRESSES_MAX) return 'text.tooLong'
	return addresses.map(redirectAddressError).find((code) => code !== undefined)
}
