import { type ErrorCode, isVisibleText, tidyText } from 'shared-contract'
import { Problem } from '../problem.ts'

/** How a text field is checked. */
interface TextRule {
	maxLength: number
	/** The refusal of a text of which nothing is seen; without it the field may be empty. */
	required?: ErrorCode
}

/** Why a text cannot be taken. Lengths are counted in characters, not in UTF-16 units. */
export function textError(text: string, { maxLength, required }: TextRule): ErrorCode | undefined {
	if (required !== undefined && !isVisibleText(text)) return required
	return text.length > maxLength && [...text].length > maxLength ? 'text.tooLong' : undefined
}

/** The stored form of a name or description: normalized, without white space around it. */
export function trimmedText(typed: string): string {
	return tidyText(typed).trim()
}

/** @throws the first of the fields' breaches, with all of them by field. */
export function refuseBreaches(breaches: Record<string, ErrorCode | undefined>): void {
	const fields: Record<string, ErrorCode> = {}
	for (const [field, code] of Object.entries(breaches)) if (code) fields[field] = code
	const [first] = Object.values(fields)
	if (first) throw new Problem(first, 400, { fields })
}
