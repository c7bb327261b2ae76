import { EMAIL_MAX_LENGTH, type ErrorCode, REPORT_MAX_LENGTH } from 'shared-contract'

/** The fields of a report. */
export interface Report {
	text: string
	/** Optional; empty if not given. */
	email: string
}

/** The error code of each invalid field. */
export type ReportErrors = Partial<Record<keyof Report, ErrorCode>>

// A simple form of the browsers' check of e-mail fields; the server decides.
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** Checks a report before it is sent: the text is required, the e-mail address must look valid. */
export function checkReport({ text, email }: Report): ReportErrors {
	const errors: ReportErrors = {}
	if (text.trim() === '') errors.text = 'text.required'
	else if (text.length > REPORT_MAX_LENGTH) errors.text = 'text.tooLong'
	const address = email.trim()
	if (address !== '' && (!ADDRESS.test(address) || address.length > EMAIL_MAX_LENGTH))
		errors.email = 'auth.email.invalid'
	return errors
}
