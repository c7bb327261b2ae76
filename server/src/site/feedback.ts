import { type ErrorCode, isEmail, REPORT_MAX_LENGTH, tidyEmail } from 'shared-contract'
import { Problem } from '../core/problem.ts'

interface TeamMessage {
	text: string
	email: string | null
}

/**
 * Validates a message to the team.
 *
 * @param field the name of the text field in the request, for the error.
 * @throws Problem 400 with the code of the first error, and all errors by field.
 */
export function readMessage(field: string, text: string, email: string): TeamMessage {
	const message = { text: text.trim(), email: tidyEmail(email) }
	const fields: Record<string, ErrorCode> = {}
	if (message.text === '') fields[field] = 'text.required'
	else if ([...message.text].length > REPORT_MAX_LENGTH) fields[field] = 'text.tooLong'
	if (message.email !== '' && !isEmail(message.email)) fields.email = 'auth.email.invalid'
	const [first] = Object.values(fields)
	if (first) throw new Problem(first, 400, { fields })
	return { text: message.text, email: message.email === '' ? null : message.email }
}
