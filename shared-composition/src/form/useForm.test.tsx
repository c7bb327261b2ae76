import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { common, loadTranslations } from 'shared-i18n'
import texts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { type ActionOutcome, randomUuid } from 'shared-state'
import { Select, Switch, TextField } from 'shared-ui/controls'
import { useForm } from './useForm.ts'

const settled: ActionOutcome<string>[] = []
const sent: unknown[] = []

const REFUSAL: ActionOutcome<string> = {
	state: 'refused',
	status: 400,
	problem: { code: 'request.invalid', msg: '', requestId: randomUuid(), fields: { title: 'text.required' } },
}

function Example({ outcome, note }: { outcome: ActionOutcome<string>; note: string }) {
	const form = useForm({
		initialValues: () => ({ kind: 'film', title: '', isPublic: false }),
		async submit(values) {
			sent.push({ ...values, note })
			return outcome
		},
		onSettled: (end) => settled.push(end),
	})
	return (
		<form {...form.props} aria-label="Example">
			<Select
				label="Kind"
				options={['film', 'series'].map((value) => ({ value, label: value }))}
				{...form.select('kind')}
			/>
			<TextField label="Title" {...form.text('title')} />
			<Switch label="Public" {...form.toggle('isPublic')} />
		</form>
	)
}

beforeEach(async () => {
	Object.assign(globalThis, { fetch: async () => Response.json(texts) })
	await loadTranslations(common)
	settled.length = 0
	sent.length = 0
})

const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')))

test('the fields show and change the values; a submit uses the options of the latest render', async () => {
	const { rerender } = render(<Example outcome={REFUSAL} note="old" />)
	rerender(<Example outcome={{ state: 'done', answer: 'a' }} note="new" />)
	fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Lanterns' } })
	fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'series' } })
	fireEvent.click(screen.getByRole('switch'))
	await submit()
	expect(sent).toEqual([{ kind: 'series', title: 'Lanterns', isPublic: true, note: 'new' }])
	expect(settled).toEqual([{ state: 'done', answer: 'a' }])
	expect(screen.getByLabelText('Title')).toHaveValue('Lanterns')
})

test('errors are shown at their fields in the language of the page, and the first invalid field gets the focus', async () => {
	render(<Example outcome={REFUSAL} note="" />)
	expect(screen.getByRole('form')).toHaveProperty('noValidate', true)
	await submit()
	expect(settled).toEqual([REFUSAL])
	expect(screen.getByLabelText('Title')).toHaveAttribute('aria-invalid', 'true')
	await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus())
	fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'L' } })
	expect(screen.getByLabelText('Title')).not.toHaveAttribute('aria-invalid')
})
