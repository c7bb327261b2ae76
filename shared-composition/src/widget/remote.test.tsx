import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { common, readyWords } from 'shared-i18n'
import texts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { provideHost } from '../host.ts'
import { WIDGET_SLOW_AFTER_MS } from '../loads.ts'
import { Remote } from './Remote.tsx'

/** What the host of the page answers to each load, in order. */
let answers: Promise<unknown>[] = []
const never = () => new Promise<never>(() => {})
const fails = () => Promise.reject(new Error('gone'))
const widget = (text: string) => Promise.resolve({ default: () => <p>{text}</p> })

beforeAll(async () => {
	Object.assign(globalThis, { fetch: async () => Response.json(texts) })
	await readyWords(common)
	provideHost({ load: () => answers.shift() ?? fails(), abandon: async () => {} })
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms))
const skeleton = <i data-testid="shape" />
/** What failed is told on the console. */
const expectFailure = () => jest.spyOn(console, 'error').mockImplementation(() => {})

test('a widget that is slow keeps the shape of its skeleton and says so; its retry brings it', async () => {
	answers = [never(), widget('Comentários')]
	render(<Remote name="mfe-community/Comments" subject="anime" subjectId={1} skeleton={skeleton} />)
	await pass(WIDGET_SLOW_AFTER_MS - 1)
	expect(screen.queryByText('Ainda carregando…')).toBeNull()
	const shape = screen.getByTestId('shape')
	await pass(1)
	expect(screen.getByRole('status')).toHaveTextContent('Ainda carregando…')
	expect(screen.getByTestId('shape')).toBe(shape)
	expect(screen.queryByRole('alert')).toBeNull()
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
	expect(screen.getByText('Comentários')).toBeVisible()
})

test('a small widget that fails is a button of its size, which tries again', async () => {
	expectFailure()
	const failure = fails()
	failure.catch(() => {})
	answers = [failure, fails(), widget('Salvar')]
	render(<Remote small name="mfe-account/SaveButton" titleId={1} skeleton={skeleton} />)
	await pass(1000)
	expect(screen.queryByRole('alert')).toBeNull()
	await act(async () => fireEvent.click(screen.getByRole('button', { name: /Não carregou/ })))
	await pass(0)
	expect(screen.getByText('Salvar')).toBeVisible()
})

test('a block that fails is a panel', async () => {
	expectFailure()
	answers = []
	render(<Remote name="mfe-account/ListTabs" username="Ana" list="anime" skeleton={skeleton} />)
	await pass(1000)
	expect(screen.getByRole('alert')).toHaveTextContent('A parte “Conta” não carregou')
})
