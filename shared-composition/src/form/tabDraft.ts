import { conforms } from 'shared-contract'
import type { Static, TSchema } from 'shared-contract/schema'
import { readOwnDraft, saveOwnDraft } from 'shared-state/ownDraft'
import type { FormDraft } from './createForm.ts'

/**
 * The draft of a form in this tab, which only the member or visitor who typed it reads back. Values that do not match the schema
 * are not restored.
 *
 * @param name unique among the forms of the site
 */
export function tabDraft<Schema extends TSchema>(name: string, schema: Schema): FormDraft<Static<Schema>> {
	return {
		restore() {
			try {
				const { values, key }: { values?: unknown; key?: unknown } = Object(JSON.parse(readOwnDraft(name)))
				return conforms(schema, values) && typeof key === 'string' ? { values, key } : undefined
			} catch {
				return undefined
			}
		},
		keep: (values, key) => saveOwnDraft(name, JSON.stringify({ values, key })),
		forget: () => saveOwnDraft(name, ''),
	}
}
