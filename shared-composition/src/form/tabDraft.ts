import { conforms } from 'shared-contract'
import type { Static, TSchema } from 'shared-contract/schema'
import { readOwnDraft, saveOwnDraft } from 'shared-state/ownDraft'
import type { FormDraft } from './createForm.ts'

type ObjectSchema = TSchema & { properties: object }

/**
 * The draft of a form in this tab, which only the member or visitor who typed it reads back. Values that do not match the schema
 * are not restored.
 *
 * @param name unique among the forms of the site
 * @param initial the values without a draft. Only what differs from them is kept, so a draft does not take back what was changed
 * elsewhere meanwhile.
 */
export function tabDraft<Schema extends ObjectSchema>(
	name: string,
	schema: Schema,
	initial: () => Partial<Static<Schema>> = () => ({}),
): FormDraft<Static<Schema>> {
	const forget = () => saveOwnDraft(name, '')
	return {
		restore() {
			try {
				const { values: typed, key }: { values?: object; key?: unknown } = Object(JSON.parse(readOwnDraft(name)))
				const values: unknown = typed && { ...initial(), ...typed }
				return conforms(schema, values) && typeof key === 'string' ? { values, key } : undefined
			} catch {
				return undefined
			}
		},
		keep(values, key) {
			const before = new Map(Object.entries(initial()))
			const typed = Object.entries(values as object).filter(
				([field, value]) => field in schema.properties && JSON.stringify(value) !== JSON.stringify(before.get(field)),
			)
			if (typed.length === 0) forget()
			else saveOwnDraft(name, JSON.stringify({ values: Object.fromEntries(typed), key }))
		},
		forget,
	}
}
