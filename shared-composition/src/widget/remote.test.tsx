import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { common, loadTranslations } from 'shared-i18n'
import texts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { provideHost } from '../compositionHost.ts'
import { WIDGET_SLOW_AFTER_MS } from '../loads.ts'
import { $registry } from '../registryStore.ts'
import { Slot } from '../slots/Slot.tsx'
import { Remote } from './Remote.tsx'

/** The results of the host's loads, in order. */
let answers: Promise<unknown>[] = []
const never = () => new Promise<never>(() => {})
const fails = () => Promise.reject(new Error('gone'))
const widget = (text: string) => Promise.resolve({ default: () => <p>{text}</p> })

beforeAll(async () => {
	Object.assign(globalThis, { fetch: async () => Response.json(texts) })
	await loadTranslations(common)
	provideHost({ load: () => answers.shift() ?? fails(), abandon: async () => {} })
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms))
const skeleton = <i data-testid="shape" />

test('a slow widget shows its skeleton with a note, and a retry shows the widget', async () => {
	answers = [never(), widget('Comentários')]
	render(<Remote name="mfe-catalogue/TitleCard" titleId={1} skeleton={skeleton} />)
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

test('a failed small widget is a button of its size that retries', async () => {
	const failure = fails()
	failure.catch(() => {})
	answers = [failure, fails(), widget('Salvar')]
	render(<Remote small name="mfe-catalogue/ArticleBody" html="" skeleton={skeleton} />)
	await pass(1000)
	expect(screen.queryByRole('alert')).toBeNull()
	await act(async () => fireEvent.click(screen.getByRole('button', { name: /Não carregou/ })))
	await pass(0)
	expect(screen.getByText('Salvar')).toBeVisible()
})

test('a failed block shows a failure panel', async () => {
	answers = []
	render(<Remote name="mfe-account/PendingChanges" skeleton={skeleton} />)
	await pass(1000)
	expect(screen.getByRole('alert')).toHaveTextContent('A parte “mfe-account” não carregou')
})

test('a slot is empty without its slice, and filled once the slice is released', async () => {
	const slice = {
		name: 'mfe-community',
		version: '1.0.0',
		base: '/r/',
		entry: 'entry.js',
		manifest: 'mf-manifest.json',
		owns: [],
		exposes: {},
		fills: { 'home.rows': [{ module: 'People' }] },
	}
	const give = (...slices: (typeof slice)[]) =>
		act(async () => $registry.set({ state: 'ready', registry: { revision: '1', slices } }))
	await give()
	answers = [widget('Pessoas')]
	const { container } = render(<Slot name="home.rows" />)
	await pass(WIDGET_SLOW_AFTER_MS)
	expect(container).toBeEmptyDOMElement()
	await give(slice)
	expect(screen.getByText('Pessoas')).toBeVisible()
})
