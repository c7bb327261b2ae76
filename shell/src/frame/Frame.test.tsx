import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { $isFirstPageReady } from '../composition/firstPageReady.ts'
import { NotFound } from '../notFound/NotFound.tsx'
import { listenForSearch } from '../search/searchShortcut.ts'
import { Frame } from './Frame.tsx'
import { FrameFailure } from './FrameFailure.tsx'
import { freshPage } from './frame.testing.tsx'

const Home = () => <main id="main" tabIndex={-1} />

async function page(path = '/') {
	await freshPage()
	const router = createMemoryRouter(
		[
			{
				Component: Frame,
				ErrorBoundary: FrameFailure,
				children: [
					{ path: '/', Component: Home },
					{ path: '*', Component: NotFound },
				],
			},
		],
		{ initialEntries: [path] },
	)
	await act(async () => render(<RouterProvider router={router} />))
	return router
}

async function openedPage() {
	jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
	await act(async () => $isFirstPageReady.set(true))
	return screen.findByRole('contentinfo')
}

afterEach(() => $isFirstPageReady.set(false))

test('the footer is shown when the first page is ready, and not before', async () => {
	await page()
	expect(screen.queryByRole('contentinfo')).toBeNull()
	expect(await openedPage()).toBeVisible()
})

test('the first link skips the header', async () => {
	await page()
	const [first] = screen.getAllByRole('link')
	expect(first).toHaveTextContent('Pular para o conteúdo')
	expect(first).toHaveAttribute('href', '#main')
})

test('a change of the path moves the focus to the start of the screen, a change of the query does not', async () => {
	const router = await page()
	await act(() => router.navigate('/?page=2'))
	expect(screen.getByRole('main')).not.toHaveFocus()
	await act(() => router.navigate('/nowhere'))
	expect(screen.getByRole('main')).toHaveFocus()
})

test('an address in other letters is replaced by the one that links have', async () => {
	const router = await page()
	await act(() => router.navigate('/EXPLORE/a.B?x=Y#Z'))
	const { pathname, search, hash } = router.state.location
	expect([pathname, search, hash]).toEqual(['/explore/a.B', '?x=Y', '#Z'])
	await act(() => router.navigate(-1))
	expect(router.state.location.pathname).toBe('/')
})

test('Ctrl+K opens the search', async () => {
	const stop = listenForSearch()
	await page()
	await act(async () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
	expect(await screen.findByRole('dialog', { name: 'Pesquisa' })).toBeVisible()
	stop()
})

test('a notice is shown while the browser is offline', async () => {
	await page()
	await openedPage()
	const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	await act(async () => dispatchEvent(new Event('offline')))
	expect(screen.getByText(/Sem conexão com a internet/)).toBeVisible()
	online.mockReturnValue(true)
	await act(async () => dispatchEvent(new Event('online')))
	expect(screen.queryByText(/Sem conexão com a internet/)).toBeNull()
})

test('an unknown path shows the not-found page with links', async () => {
	await page('/nowhere')
	expect(document.title).toBe('Página não encontrada · Niouka')
	expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/')
	await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Pesquisar' }).at(-1) as HTMLElement))
	expect(await screen.findByRole('dialog', { name: 'Pesquisa' })).toBeVisible()
})

test('a failure of the frame offers a reload', async () => {
	await freshPage()
	await act(async () => render(<FrameFailure />))
	expect(screen.getByRole('alert')).toHaveTextContent('A página tropeçou')
	expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible()
})
