import { type ErrorCode, isEmail, REPORT_MAX_LENGTH, tidyEmail } from 'shared-contract'
import { Problem } from '../core/problem.ts'

interface Letter {
	text: string
	email: string | null
}

/**
 * Reads what somebody writes to the team.
 *
 * @param field the name of the text in the request, for the refusal.
 * @throws the first breach, with all of them by field.
 */
export function readLetter(field: string, text: string, email: string): Letter {
	const letter = { text: text.trim(), email: tidyEmail(email) }
	const fields: Record<string, ErrorCode> = {}
	if (letter.text === '') fields[field] = 'text.required'
	else if ([...letter.text].length > REPORT_MAX_LENGTH) fields[field] = 'text.tooLong'
	if (letter.email !== '' && !isEmail(letter.email)) fields.email = 'auth.email.invalid'
	const [first] = Object.values(fields)
	if (first) throw new Problem(first, 400, { fields })
	return { text: letter.text, email: letter.email === '' ? null : letter.email }
}
