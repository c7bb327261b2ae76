import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { $registry, provideHost } from 'shared-composition'
import { type Commands, SEARCH_DEBOUNCE_MS, type SearchResults } from 'shared-contract'
import { $appearance, $session, $toasts, setAppearance, signOut } from 'shared-state'
import { freshPage, SLICE, show, signInAlice } from '../../frame/frame.testing.tsx'
import { OverlayHost } from '../../frame/OverlayHost.tsx'
import { openOverlay } from '../../frame/openOverlay.ts'
import { listenForSearch } from '../searchShortcut.ts'
import { clearRecent } from './recentStore.ts'
import { COMMANDS_TIME_LIMIT_MS } from './sliceCommands.ts'

const NOTHING: SearchResults = {
	animes: [],
	mangas: [],
	movies: [],
	news: [],
	people: [],
	characters: [],
	studios: [],
	members: [],
	lists: [],
}
const api = {
	'GET /api/search': () => ({ body: NOTHING }),
	'GET /api/search/trending': () => ({ body: { terms: ['Frieren'] } }),
	'POST /api/auth/logout': () => ({ body: { done: true } }),
}

let registered = 0

/** Registers slices, each with the loader of its commands; their names are new, because a loaded module stays. */
function withSlices(...loaders: (() => Promise<unknown>)[]) {
	registered += loaders.length
	const named = loaders.map((loader, index) => ({ name: `mfe-palette${registered - index}`, loader }))
	$registry.set({
		state: 'ready',
		registry: {
			revision: '1',
			slices: [SLICE, ...named.map(({ name }) => ({ ...SLICE, name, fills: {}, exposes: { commands: [] } }))],
		},
	})
	provideHost({
		load: (slice) => named.find(({ name }) => name === slice)?.loader() ?? Promise.reject(new Error('unknown')),
		abandon: async () => {},
	})
}

const offering = (commands: Commands) => () => Promise.resolve({ commands })
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const field = () => screen.getByRole('searchbox', { name: 'Pesquisa' })
const type = async (text: string) => {
	fireEvent.change(field(), { target: { value: text } })
	await wait(SEARCH_DEBOUNCE_MS)
}
const group = (name: string) => screen.queryByRole('region', { name })
const entries = (name: string) => {
	const region = group(name)
	return region
		? within(region)
				.getAllByRole('listitem')
				.map((each) => each.textContent)
		: []
}
const press = async (name: string) => {
	fireEvent.click(screen.getByRole('button', { name }))
	await wait(0)
}
const reopen = async () => {
	await act(() => openOverlay('search'))
	await wait(0)
}

async function open() {
	const router = await show(<OverlayHost />)
	jest.useFakeTimers()
	await reopen()
	return router
}

beforeEach(async () => {
	await freshPage(api)
	clearRecent()
	withSlices()
})
afterEach(() => jest.useRealTimers())

test('an empty field shows the pages of the header, those of an account to members only', async () => {
	await open()
	expect(entries('Páginas')).toEqual(['Explorar', 'Mangás', 'Populares', 'Calendário', 'Notícias'])
	await act(signInAlice)
	expect(entries('Páginas')).toContain('Minhas listas')
})

test('a text finds commands and pages without accents and case, and their number is told', async () => {
	await open()
	await type('CALENDARIO')
	expect(entries('Páginas')).toEqual(['Calendário'])
	await type('tema')
	expect(entries('Comandos')).toEqual(['Tema do sistema', 'Tema Tinta (escuro)', 'Tema Papel (claro)'])
	expect(screen.getByRole('status')).toHaveTextContent('3 comandos')
	await type('日本')
	expect(entries('Comandos')).toEqual(['Mudar o idioma para 日本語'])
})

test('a visitor is not offered to sign out, a member not to sign in', async () => {
	await open()
	await type('sair')
	expect(group('Comandos')).toBeNull()
	await act(signInAlice)
	expect(entries('Comandos')).toEqual(['Sair'])
})

test('an action runs from the keyboard, closes the palette and is first the next time', async () => {
	setAppearance({ theme: 'system' })
	await open()
	await type('claro')
	fireEvent.keyDown(field(), { key: 'ArrowDown' })
	expect(screen.getByRole('button', { name: 'Tema Papel (claro)' })).toHaveFocus()
	await press('Tema Papel (claro)')
	expect($appearance.get().theme).toBe('paper')
	expect(screen.queryByRole('dialog')).toBeNull()
	await reopen()
	expect(entries('Recentes')).toEqual(['Tema Papel (claro)'])
	await press('Limpar recentes')
	expect(group('Recentes')).toBeNull()
})

test('what a member chose is not shown to the next reader', async () => {
	await act(signInAlice)
	const router = await open()
	fireEvent.click(screen.getByRole('link', { name: 'Minhas listas' }))
	await wait(0)
	expect(router.state.location.pathname).toBe('/lists')
	await reopen()
	expect(entries('Recentes')).toEqual(['Minhas listas'])
	await act(() => signOut())
	expect($session.get().state).toBe('visitor')
	expect(group('Recentes')).toBeNull()
})

test('typing on an entry goes on in the field', async () => {
	await open()
	fireEvent.keyDown(field(), { key: 'ArrowDown' })
	fireEvent.keyDown(document.activeElement as Element, { key: 'a' })
	expect(field()).toHaveFocus()
})

test('Ctrl K closes what it opened, and a slash is text there', async () => {
	await show(<OverlayHost />)
	jest.useFakeTimers()
	Object.assign(navigator, { sendBeacon: () => true })
	const stop = listenForSearch()
	const strike = async (key: string, more = {}) => {
		fireEvent.keyDown(document.body, { key, ...more })
		await wait(0)
	}
	await strike('k', { ctrlKey: true })
	expect(screen.getByRole('dialog')).toBeVisible()
	await strike('/')
	expect(screen.getByRole('dialog')).toBeVisible()
	await strike('k', { metaKey: true })
	expect(screen.queryByRole('dialog')).toBeNull()
	stop()
})

test('a slice offers commands for the text; one made from the text is shown without comparing and not remembered', async () => {
	const run = jest.fn()
	withSlices(
		offering(({ text, viewer }) => [
			{ id: 'a', label: 'Lustrar as lanternas', run },
			...(text === 'ep 5 x' ? [{ id: 'b', label: `Marcar para ${viewer}`, answersText: true as const, run }] : []),
		]),
	)
	await open()
	await type('lustrar')
	expect(entries('Comandos')).toEqual(['Lustrar as lanternas'])
	await type('ep 5 x')
	expect(entries('Comandos')).toEqual(['Marcar para visitor'])
	await press('Marcar para visitor')
	expect(run).toHaveBeenCalledTimes(1)
	await reopen()
	expect(group('Recentes')).toBeNull()
})

test('a slice that is away, slow, faulty or without sense offers none, and the others are there', async () => {
	jest.spyOn(console, 'error').mockImplementation(() => {})
	withSlices(
		() => Promise.reject(new Error('gone')),
		() => new Promise(() => {}),
		offering(() => Promise.reject(new Error('broken'))),
		offering(() => new Promise(() => {})),
		() => Promise.resolve({}),
		offering(() => [{ id: 'fine', label: 'Lustrar as lanternas', run: () => {} }]),
	)
	await open()
	await type('lustrar')
	await wait(2 * COMMANDS_TIME_LIMIT_MS)
	expect(entries('Comandos')).toEqual(['Lustrar as lanternas'])
})

test('the wish for an older text is aborted', async () => {
	const signals: AbortSignal[] = []
	withSlices(offering(({ signal }) => new Promise(() => signals.push(signal))))
	await open()
	await type('a')
	await type('ab')
	expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false])
	fireEvent.keyDown(field(), { key: 'Escape' })
	expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true])
})

test('a command that fails says so', async () => {
	jest.spyOn(console, 'error').mockImplementation(() => {})
	withSlices(offering(() => [{ id: 'x', label: 'Lustrar', run: () => Promise.reject(new Error('no')) }]))
	await open()
	await type('lustrar')
	await press('Lustrar')
	expect($toasts.get().map(({ text }) => text)).toEqual(['“Lustrar” não deu certo. Tente de novo.'])
})

test('a bug is reported in the dialog of the frame', async () => {
	await open()
	await type('reportar')
	await press('Reportar um erro')
	jest.useRealTimers()
	expect(await screen.findByRole('dialog', { name: 'Reportar um erro' })).toBeVisible()
})
