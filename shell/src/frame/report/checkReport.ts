import { EMAIL_MAX_LENGTH, type ErrorCode, REPORT_MAX_LENGTH } from 'shared-contract'

export interface Report {
	text: string
	/** Optional: empty where nothing was given. */
	email: string
}

/** What is wrong with each field, as codes of the contract. */
export type ReportErrors = Partial<Record<keyof Report, ErrorCode>>

// What browsers take for an address in a field of type email, made simple: the server has the last word.
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** What can be told before sending: the text is required, the e-mail only has to look like one. */
export function checkReport({ text, email }: Report): ReportErrors {
	const errors: ReportErrors = {}
	if (text.trim() === '') errors.text = 'text.required'
	else if (text.length > REPORT_MAX_LENGTH) errors.text = 'text.tooLong'
	const address = email.trim()
	if (address !== '' && (!ADDRESS.test(address) || address.length > EMAIL_MAX_LENGTH))
		errors.email = 'auth.email.invalid'
	return errors
}
