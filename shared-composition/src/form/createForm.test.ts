import type { ActionOutcome } from 'shared-state'
import { createForm, type FormDraft, type FormOptions } from './createForm.ts'

interface Values {
	title: string
	text: string
}

const EMPTY: Values = { title: '', text: '' }
const DONE: ActionOutcome<string> = { state: 'done', answer: 'made' }
const refusal = (problem: object) =>
	({ state: 'refused', status: 400, problem: { code: 'request.invalid', msg: '', requestId: '', ...problem } }) as const

/** A form whose server responds with these outcomes in turn, and the submitted values. */
function formWith(outcomes: readonly ActionOutcome<string>[], options: Partial<FormOptions<Values, string>> = {}) {
	const left = [...outcomes]
	const sent: { values: Values; key: string }[] = []
	const form = createForm<Values, string>({
		initialValues: () => EMPTY,
		async submit(values, key) {
			sent.push({ values, key })
			return left.shift() ?? DONE
		},
		...options,
	})
	return { form, sent, state: () => form.$state.get() }
}

function draftOf(start?: { values: Values; key: string }) {
	let kept = start
	const draft: FormDraft<Values> = {
		restore: () => kept,
		keep: (values, key) => {
			kept = { values, key }
		},
		forget: () => {
			kept = undefined
		},
	}
	return { draft, kept: () => kept }
}

test('an error of the server stays at its field until the field changes; the values stay', async () => {
	const { form, state } = formWith([refusal({ fields: { title: 'text.required', text: 'text.tooLong' } })])
	form.set({ text: 'long' })
	await form.submit()
	expect(state().errors).toEqual({ title: 'text.required', text: 'text.tooLong' })
	expect(state().values).toEqual({ title: '', text: 'long' })
	form.set({ title: 'a' })
	expect(state().errors).toEqual({ text: 'text.tooLong' })
})

test('an invalid form is refused by field and not sent', async () => {
	const { form, sent, state } = formWith([], {
		validate: ({ title }) => (title === '' ? { title: 'text.required' } : {}),
	})
	expect(await form.submit()).toMatchObject({
		state: 'refused',
		problem: { code: 'text.required', fields: { title: 'text.required' } },
	})
	expect(state()).toMatchObject({ errors: { title: 'text.required' }, submitting: false })
	form.set({ title: 'a' })
	expect(await form.submit()).toEqual(DONE)
	expect(sent).toHaveLength(1)
})

test('a second submit during the first does nothing', async () => {
	const { form, sent, state } = formWith([])
	const first = form.submit()
	expect(state().submitting).toBe(true)
	expect(await form.submit()).toBeUndefined()
	expect(await first).toEqual(DONE)
	expect(state().submitting).toBe(false)
	expect(sent).toHaveLength(1)
})

test('a retry of the same values has the same key; changed values and a stored form get a new one', async () => {
	const { form, sent } = formWith([{ state: 'unreachable' }, { state: 'unreachable' }, DONE])
	await form.submit()
	await form.submit()
	form.set({ title: 'a' })
	await form.submit()
	await form.submit()
	const [first, again, changed, next] = sent.map(({ key }) => key)
	expect(first).not.toBe('')
	expect(again).toBe(first)
	expect(new Set([first, changed, next]).size).toBe(3)
})

test('a key that the server knows with other values is replaced', async () => {
	const { draft, kept } = draftOf({ values: EMPTY, key: 'old' })
	const { form, sent } = formWith([refusal({ code: 'request.key.reused' })], { draft })
	await form.submit()
	expect(kept()).toEqual({ values: EMPTY, key: '' })
	await form.submit()
	expect(sent[0]?.key).toBe('old')
	expect(sent[1]?.key).not.toBe('old')
})

test('the failure of a submit stays until the next one', async () => {
	const { form, state } = formWith([{ state: 'unreachable' }])
	await form.submit()
	form.set({ title: 'a' })
	expect(state().failure).toEqual({ state: 'unreachable' })
	await form.submit()
	expect(state().failure).toBeUndefined()
})

test('a draft is restored with its key, saved with each change, and deleted after a successful submit', async () => {
	const { draft, kept } = draftOf({ values: { title: 'a', text: 'b' }, key: 'old' })
	const { form, sent, state } = formWith([{ state: 'accountNeeded' }], { draft })
	expect(state()).toMatchObject({ values: { title: 'a', text: 'b' }, restored: true })
	await form.submit()
	expect(sent[0]?.key).toBe('old')
	expect(kept()?.key).toBe('old')
	form.set({ text: 'c' })
	expect(kept()).toEqual({ values: { title: 'a', text: 'c' }, key: '' })
	await form.submit()
	expect(kept()).toBeUndefined()
})

test('values typed during a submit stay', async () => {
	const { draft, kept } = draftOf()
	const { form, state } = formWith([], { draft })
	form.set({ text: 'one' })
	const going = form.submit()
	form.set({ text: 'one and more' })
	await going
	expect(state().values.text).toBe('one and more')
	expect(kept()?.values.text).toBe('one and more')
})

test('a reset sets other or the initial values and deletes errors and draft', async () => {
	const { draft, kept } = draftOf()
	const { form, state } = formWith([refusal({ fields: { title: 'text.required' } })], { draft })
	form.set({ text: 'a' })
	await form.submit()
	form.reset({ title: 'saved', text: '' })
	expect(state()).toMatchObject({ values: { title: 'saved' }, errors: {}, failure: undefined })
	expect(kept()).toBeUndefined()
	form.reset()
	expect(state().values).toEqual(EMPTY)
})
