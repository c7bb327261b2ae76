import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { $opened } from '../composition/opened.ts'
import { NotFound } from '../notFound/NotFound.tsx'
import { Frame } from './Frame.tsx'
import { FrameFailure } from './FrameFailure.tsx'
import { freshPage } from './testing.tsx'

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
	await act(async () => $opened.set(true))
	return screen.findByRole('contentinfo')
}

afterEach(() => $opened.set(false))

test('the footer comes by itself once the first page is there, and not before', async () => {
	await page()
	expect(screen.queryByRole('contentinfo')).toBeNull()
	expect(await openedPage()).toBeVisible()
})

test('the first thing that the keyboard reaches leads past the header', async () => {
	await page()
	const [first] = screen.getAllByRole('link')
	expect(first).toHaveTextContent('Pular para o conteúdo')
	expect(first).toHaveAttribute('href', '#main')
})

test('on every change of path the focus goes to the start of the screen, on a change of the query it stays', async () => {
	const router = await page()
	await act(() => router.navigate('/?page=2'))
	expect(screen.getByRole('main')).not.toHaveFocus()
	await act(() => router.navigate('/nowhere'))
	expect(screen.getByRole('main')).toHaveFocus()
})

test('Ctrl and K opens the search from anywhere', async () => {
	await page()
	await act(async () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }))
	expect(await screen.findByRole('dialog', { name: 'Pesquisa' })).toBeVisible()
})

test('while the network is gone, a notice says so', async () => {
	await page()
	await openedPage()
	const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
	await act(async () => dispatchEvent(new Event('offline')))
	expect(screen.getByText(/Sem conexão com a internet/)).toBeVisible()
	online.mockReturnValue(true)
	await act(async () => dispatchEvent(new Event('online')))
	expect(screen.queryByText(/Sem conexão com a internet/)).toBeNull()
})

test('a path that nobody owns is named so, with ways on', async () => {
	await page('/nowhere')
	expect(document.title).toBe('Página não encontrada · Niouka')
	expect(screen.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/')
	await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Pesquisar' }).at(-1) as HTMLElement))
	expect(await screen.findByRole('dialog', { name: 'Pesquisa' })).toBeVisible()
})

test('a failure of the frame itself offers to reload', async () => {
	await freshPage()
	await act(async () => render(<FrameFailure />))
	expect(screen.getByRole('alert')).toHaveTextContent('A página tropeçou')
	expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible()
})
