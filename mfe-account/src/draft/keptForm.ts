import { conforms } from 'shared-contract'
import { object, type Static, string, type TSchema, unknown } from 'shared-contract/schema'
import { $session, keepDraft, keptDraft } from 'shared-state'

/** What stands in a form whose sender must sign in first, kept in this tab: nobody else who signs in here finds it. */
export interface KeptForm<Form> {
	keep(form: Form): void
	/** What was kept, where it still is what the form can hold. */
	kept(): Form | undefined
	forget(): void
}

const Kept = object({ owner: string(), form: unknown() })

/** @param name tells it from every other form of the site. */
export function keptForm<Schema extends TSchema>(name: string, schema: Schema): KeptForm<Static<Schema>> {
	return {
		keep: (form) => keepDraft(name, JSON.stringify({ owner: owner(), form })),
		kept() {
			const kept = parse(keptDraft(name))
			if (!conforms(Kept, kept) || !conforms(schema, kept.form)) return undefined
			return kept.owner === '' || kept.owner === owner() ? kept.form : undefined
		},
		forget: () => keepDraft(name, ''),
	}
}

/** What a visitor typed is kept for whoever signs in with it. */
function owner(): string {
	const session = $session.get()
	return session.state === 'member' ? session.username : ''
}

function parse(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return undefined
	}
}
