import { conforms } from 'shared-contract'
import type { Static, TSchema } from 'shared-contract/schema'
import { keepOwnDraft, keptOwnDraft } from 'shared-state/ownDraft'

/** What stands in a form whose sender must sign in first, kept in this tab: nobody else who signs in here finds it. */
export interface KeptForm<Form> {
	keep(form: Form): void
	/** What was kept, where it still is what the form can hold. */
	kept(): Form | undefined
	forget(): void
}

/** @param name tells it from every other form of the site. */
export function keptForm<Schema extends TSchema>(name: string, schema: Schema): KeptForm<Static<Schema>> {
	const draft = `form ${name}`
	return {
		keep: (form) => keepOwnDraft(draft, JSON.stringify(form)),
		kept() {
			const form = parse(keptOwnDraft(draft))
			return conforms(schema, form) ? form : undefined
		},
		forget: () => keepOwnDraft(draft, ''),
	}
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return undefined
	}
}
