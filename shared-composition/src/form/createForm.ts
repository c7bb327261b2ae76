import { atom, type ReadableAtom } from 'nanostores'
import type { ErrorCode } from 'shared-contract'
import { type ActionOutcome, newKey } from 'shared-state'

/** What is wrong with a form, by field. */
export type FieldErrors = Readonly<Partial<Record<string, ErrorCode>>>

/** How a submit ended that stored nothing and did not lead to sign in. */
export type Failure = Exclude<ActionOutcome<never>, { state: 'done' | 'example' | 'accountNeeded' }>

export interface FormState<Values> {
	readonly values: Values
	/** What the form's own rules or the server refused. A field that changes loses its error. */
	readonly errors: FieldErrors
	/** Why the last submit failed. It stays until the next one. */
	readonly failure: Failure | undefined
	readonly submitting: boolean
	/** The values were typed before the page was loaded. */
	readonly restored: boolean
}

/** Where a form keeps its values across a reload or a sign-in. */
export interface FormDraft<Values> {
	restore(): { values: Values; key: string } | undefined
	/** Is called after each change and before each submit; the key is empty until a submit. */
	keep(values: Values, key: string): void
	forget(): void
}

export interface FormOptions<Values, Answer> {
	initialValues(): Values
	/** Rules that need no server. The form is not sent as long as one of them is broken. */
	validate?(values: Values): FieldErrors
	/** Sends the values. The same values are sent again under the same idempotency key. */
	submit(values: Values, idempotencyKey: string): Promise<ActionOutcome<Answer>>
	draft?: FormDraft<Values>
}

export interface Form<Values, Answer> {
	readonly $state: ReadableAtom<FormState<Values>>
	/** Changes some values. */
	set(change: Partial<Values>): void
	/** Marks a field as wrong. */
	setError(field: string, code: ErrorCode): void
	clearErrors(): void
	/** Validates and sends. Gives a broken rule as a refusal, and undefined while another submit goes on. */
	submit(): Promise<ActionOutcome<Answer> | undefined>
	/** Begins anew with these values, or the initial ones, and forgets the draft. */
	reset(values?: Values): void
}

/** The state of a form. A failed submit leaves the values as they are; a successful one forgets the draft. */
export function createForm<Values extends object, Answer>(options: FormOptions<Values, Answer>): Form<Values, Answer> {
	const { initialValues, draft } = options
	const kept = draft?.restore()
	let key = kept?.key ?? ''
	const $state = atom<FormState<Values>>({
		values: kept?.values ?? initialValues(),
		errors: {},
		failure: undefined,
		submitting: false,
		restored: kept !== undefined,
	})
	const patch = (change: Partial<FormState<Values>>) => $state.set({ ...$state.get(), ...change })

	function keep(nextKey: string) {
		key = nextKey
		draft?.keep($state.get().values, key)
	}

	function settle(outcome: ActionOutcome<Answer>, sent: Values) {
		if (outcome.state === 'done' || outcome.state === 'example') {
			patch({ submitting: false })
			// What was typed during the submit is still to be sent.
			if ($state.get().values === sent) draft?.forget()
			key = ''
		} else if (outcome.state === 'accountNeeded') {
			patch({ submitting: false })
		} else {
			const { code, fields = {} } = outcome.state === 'refused' ? outcome.problem : {}
			patch({ submitting: false, errors: fields, failure: outcome })
			// The server knows the key from other values.
			if (code === 'request.key.reused') keep('')
		}
	}

	return {
		$state,
		set(change) {
			const { values, errors } = $state.get()
			const left = Object.entries(errors).filter(([field]) => !(field in change))
			patch({ values: { ...values, ...change }, errors: Object.fromEntries(left) })
			keep('')
		},
		setError: (field, code) => patch({ errors: { ...$state.get().errors, [field]: code } }),
		clearErrors: () => patch({ errors: {}, failure: undefined }),
		async submit() {
			const { values, submitting } = $state.get()
			if (submitting) return undefined
			const errors = options.validate?.(values) ?? {}
			const [code] = Object.values(errors)
			if (code) {
				const refusal = { state: 'refused', status: 400, problem: problemOf(code, errors) } as const
				patch({ errors, failure: refusal })
				return refusal
			}
			patch({ errors: {}, failure: undefined, submitting: true })
			keep(key || newKey())
			const outcome = await options.submit(values, key)
			settle(outcome, values)
			return outcome
		},
		reset(values = initialValues()) {
			draft?.forget()
			key = ''
			patch({ values, errors: {}, failure: undefined, restored: false })
		},
	}
}

function problemOf(code: ErrorCode, errors: FieldErrors) {
	return { code, msg: '', requestId: '', fields: errors as Record<string, ErrorCode> }
}
