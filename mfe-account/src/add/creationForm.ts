import { map, type ReadableAtom } from 'nanostores'
import type { Created, ErrorCode } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'
import { object, string } from 'shared-contract/schema'
import { type ActionOutcome, newKey } from 'shared-state'
import { keptForm } from '../draft/keptForm.ts'

export type FieldErrors = Readonly<Record<string, ErrorCode>>

/** What a form adds, and how. */
export interface Creation<Fields> {
	/** Tells its draft from those of other forms. */
	name: string
	empty: Fields
	schema: TSchema
	/** By the rules that the server goes by as well; what is wrong, by field. */
	check(fields: Fields): FieldErrors
	/** The same key makes the same thing once, however often it is sent. */
	send(fields: Fields, idempotencyKey: string): Promise<ActionOutcome<Created>>
}

/** `made`: there is a page at `path` now; of what a visitor of the demo made there is none. */
export type CreationStage = { kind: 'filling' } | { kind: 'sending' } | { kind: 'made'; path: string | null }

export interface CreationState<Fields> {
	fields: Fields
	errors: FieldErrors
	stage: CreationStage
	/** What stands in the fields was typed before the page was loaded. */
	isRestored: boolean
}

export interface CreationForm<Fields> {
	readonly $state: ReadableAtom<CreationState<Fields>>
	type(change: Partial<Fields>): void
	/** Says what is wrong with a field that is filled in by something else than typing. */
	refuse(field: string, code: ErrorCode): void
	/** Sends it; undefined where the form itself found something wrong. */
	send(): Promise<ActionOutcome<Created> | undefined>
	/** Empties it, for something else or to start over. */
	clear(): void
}

/** A form that adds something: what was typed is kept until it was sent, and nothing is sent that breaks its rules. */
export function createCreationForm<Fields extends object>(creation: Creation<Fields>): CreationForm<Fields> {
	const { name, empty, schema, check } = creation
	const draft = keptForm(`add:${name}`, object({ key: string(), fields: schema }))
	const kept = draft.kept()
	// The draft's schema is that of the fields.
	const typedBefore = kept?.fields as Fields | undefined
	let key = kept?.key ?? newKey()
	const $state = map<CreationState<Fields>>({
		fields: typedBefore ?? empty,
		errors: {},
		stage: { kind: 'filling' },
		isRestored: typedBefore !== undefined,
	})

	function clear() {
		draft.forget()
		key = newKey()
		$state.set({ fields: empty, errors: {}, stage: { kind: 'filling' }, isRestored: false })
	}

	return {
		$state,
		clear,
		type(change) {
			const { errors } = $state.get()
			const fields = { ...$state.get().fields, ...change }
			// Something else is being made than what may have been sent under the old key.
			key = newKey()
			draft.keep({ key, fields })
			const left = Object.entries(errors).filter(([field]) => !(field in change))
			$state.set({ ...$state.get(), fields, errors: Object.fromEntries(left) })
		},
		refuse(field, code) {
			$state.setKey('errors', { ...$state.get().errors, [field]: code })
		},
		async send() {
			const { fields, stage } = $state.get()
			if (stage.kind === 'sending') return undefined
			const errors = check(fields)
			$state.setKey('errors', errors)
			if (Object.keys(errors).length > 0) return undefined
			$state.setKey('stage', { kind: 'sending' })
			// Whoever must sign in first, or gets no answer, finds it again under the same key.
			draft.keep({ key, fields })
			const outcome = await creation.send(fields, key)
			if (outcome.state === 'done' || outcome.state === 'example') {
				clear()
				const path = outcome.state === 'done' ? outcome.answer.path : null
				$state.setKey('stage', { kind: 'made', path })
				return outcome
			}
			if (outcome.state === 'refused') $state.setKey('errors', outcome.problem.fields ?? {})
			$state.setKey('stage', { kind: 'filling' })
			return outcome
		},
	}
}
