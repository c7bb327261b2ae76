import { atom, type ReadableAtom } from 'nanostores'
import type { ErrorCode } from 'shared-contract'
import { type ActionOutcome, randomUuid } from 'shared-state'

/** The errors of a form, by field. */
export type FieldErrors = Readonly<Partial<Record<string, ErrorCode>>>

/** The outcome of a failed submit. A redirect to sign-in is no failure. */
export type Failure = Exclude<ActionOutcome<never>, { state: 'done' | 'example' | 'accountNeeded' }>

export interface FormState<Values> {
	readonly values: Values
	/** Errors of the form's rules or of the server. A changed field loses its error. */
	readonly errors: FieldErrors
	/** Why the last submit failed. It stays until the next one. */
	readonly failure: Failure | undefined
	readonly submitting: boolean
	/** True if the values come from a stored draft. */
	readonly restored: boolean
}

/** The storage of a form's values across a reload or a sign-in. */
export interface FormDraft<Values> {
	restore(): { values: Values; key: string } | undefined
	/** Called after each change and before each submit; the key is empty until a submit. */
	keep(values: Values, key: string): void
	forget(): void
}

export interface FormOptions<Values, Answer> {
	initialValues(): Values
	/** Rules that need no server. An invalid form is not sent. */
	validate?(values: Values): FieldErrors
	/** Sends the values. A retry with the same values has the same idempotency key. */
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
	/** Validates and sends. An invalid form gives a refusal; undefined while another submit runs. */
	submit(): Promise<ActionOutcome<Answer> | undefined>
	/** Resets to these values, or the initial ones, and deletes the draft. */
	reset(values?: Values): void
}

/** The state of a form. A failed submit keeps the values; a successful one deletes the draft. */
export function createForm<Values extends object, Answer>(options: FormOptions<Values, Answer>): Form<Values, Answer> {
	const { initialValues, draft } = options
	const stored = draft?.restore()
	let key = stored?.key ?? ''
	const $state = atom<FormState<Values>>({
		values: stored?.values ?? initialValues(),
		errors: {},
		failure: undefined,
		submitting: false,
		restored: stored !== undefined,
	})
	const patch = (change: Partial<FormState<Values>>) => $state.set({ ...$state.get(), ...change })

	function keep(nextKey: string) {
		key = nextKey
		draft?.keep($state.get().values, key)
	}

	function settle(outcome: ActionOutcome<Answer>, sent: Values) {
		if (outcome.state === 'done' || outcome.state === 'example') {
			patch({ submitting: false })
			// Values that were typed during the submit are not sent yet.
			if ($state.get().values === sent) draft?.forget()
			key = ''
		} else if (outcome.state === 'accountNeeded') {
			patch({ submitting: false })
		} else {
			const { code, fields = {} } = outcome.state === 'refused' ? outcome.problem : {}
			patch({ submitting: false, errors: fields, failure: outcome })
			// The server has seen the key with other values.
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
			keep(key || randomUuid())
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
