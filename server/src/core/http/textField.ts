import { type ErrorCode, isVisibleText, tidyText } from 'shared-contract'
import { Problem } from '../problem.ts'

/** The validation rule of a text field. */
interface TextRule {
	maxLength: number
	/** The error of a text without visible characters; without it the field may be empty. */
	required?: ErrorCode
}

/** The validation error of a text. Lengths are counted in code points, not in UTF-16 units. */
export function textError(text: string, { maxLength, required }: TextRule): ErrorCode | undefined {
	if (required !== undefined && !isVisibleText(text)) return required
	return text.length > maxLength && [...text].length > maxLength ? 'text.tooLong' : undefined
}

/** The stored form of a name or description: normalized, without white space around it. */
export function trimmedText(typed: string): string {
	return tidyText(typed).trim()
}

/** @throws Problem with the code of the first invalid field and the codes of all by field */
export function refuseInvalidFields(errors: Record<string, ErrorCode | undefined>): void {
	const fields: Record<string, ErrorCode> = {}
	for (const [field, code] of Object.entries(errors)) if (code) fields[field] = code
	const [first] = Object.values(fields)
	if (first) throw new Problem(first, 400, { fields })
}
