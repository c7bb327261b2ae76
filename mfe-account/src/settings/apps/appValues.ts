import type { App, AppDraft, ErrorCode } from 'shared-contract'
import { boolean, object, type Static, string } from 'shared-contract/schema'

/** The values of the form of an app. The addresses are one text, a line each. */
export const AppValues = object({
	name: string(),
	website: string(),
	redirectAddresses: string(),
	isConfidential: boolean(),
	usesDeviceFlow: boolean(),
	allowsPlainChallenge: boolean(),
})
export type AppValues = Static<typeof AppValues>

/** The values of an app, or of a new one. */
export function appValues(app: App | undefined): AppValues {
	return {
		name: app?.name ?? '',
		website: app?.website ?? '',
		redirectAddresses: app?.redirectAddresses.join('\n') ?? '',
		isConfidential: app?.isConfidential ?? false,
		usesDeviceFlow: app?.usesDeviceFlow ?? false,
		allowsPlainChallenge: app?.allowsPlainChallenge ?? false,
	}
}

/** What is sent of the values to register or change an app. */
export function draftOf({ isConfidential: _fixed, redirectAddresses, ...values }: AppValues): AppDraft {
	return { ...values, redirectAddresses: addressesOf(redirectAddresses) }
}

/** The different addresses of a text, a line each. */
export function addressesOf(text: string): string[] {
	return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
}

/**
 * The addresses that the server refused, with their errors.
 *
 * @param fields the errors of a refusal; that of an address is under `redirectAddresses.{index}`
 */
export function wrongAddresses(
	addresses: readonly string[],
	fields: Readonly<Record<string, ErrorCode>> = {},
): { address: string; code: ErrorCode }[] {
	return addresses.flatMap((address, index) => {
		const code = fields[`redirectAddresses.${index}`]
		return code ? [{ address, code }] : []
	})
}
