import { conforms } from 'shared-contract'
import type { Static, TSchema } from 'shared-contract/schema'
import { readOwnDraft, saveOwnDraft } from 'shared-state/ownDraft'

/**
 * The unsent values of a form, in the session storage of this tab. Only the member or visitor who typed them reads them
 * back.
 */
export interface DraftStorage<Form> {
	save(form: Form): void
	/** The stored values, or undefined if there are none or they no longer match the schema. */
	read(): Form | undefined
	clear(): void
}

/**
 * Creates the storage of one form.
 *
 * @param name unique among the forms of the site
 */
export function createDraftStorage<Schema extends TSchema>(name: string, schema: Schema): DraftStorage<Static<Schema>> {
	const key = `form ${name}`
	return {
		save: (form) => saveOwnDraft(key, JSON.stringify(form)),
		read() {
			const form = parse(readOwnDraft(key))
			return conforms(schema, form) ? form : undefined
		},
		clear: () => saveOwnDraft(key, ''),
	}
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return undefined
	}
}
