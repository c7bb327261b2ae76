import { itemKey, listText, parseList } from 'shared-contract'
import { rowsOf } from './columns.ts'
import type { Part } from './RangeForm.tsx'

type PartField = 'episodes' | 'chapters'

/** The texts of a list of which only the touched items are sent: what they were, and what they become. */
export interface SparseTexts {
	base: string
	typed: string
}

const keyOf = (field: PartField, item: Part): string =>
	field === 'episodes' ? itemKey('episodes', item as never) : itemKey('chapters', item as never)
const listOf = (field: PartField, text: string): Part[] => (parseList(field, text) as Part[] | undefined) ?? []

/** Adds new parts; one whose number is there already is replaced. */
export function addParts(field: PartField, { base, typed }: SparseTexts, parts: readonly Part[]): SparseTexts {
	const added = new Set(parts.map((part) => keyOf(field, part)))
	const others = (rowsOf(typed) as unknown as Part[]).filter((part) => !added.has(keyOf(field, part)))
	return { base, typed: listText([...others, ...parts]) }
}

/** Touches an existing part, so that it can be changed or removed. */
export function touchPart(field: PartField, { base, typed }: SparseTexts, part: Part): SparseTexts {
	const isTouched = listOf(field, base).some((item) => keyOf(field, item) === keyOf(field, part))
	if (isTouched) return { base, typed }
	return { base: listText([...listOf(field, base), part]), typed: listText([...rowsOf(typed), part]) }
}

/** True for a part that the edit touches already. */
export function isTouched(field: PartField, { base }: SparseTexts, part: Part): boolean {
	return listOf(field, base).some((item) => keyOf(field, item) === keyOf(field, part))
}
