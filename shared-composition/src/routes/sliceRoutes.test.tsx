import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { common, loadTranslations } from 'shared-i18n'
import texts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { pageLog } from '../eventLog.ts'
import { SLOW_AFTER_MS } from '../loads.ts'
import type { ScreenModule } from './screen.ts'
import { DATA_TIMEOUT_MS, sliceRoutes } from './sliceRoutes.tsx'

const Component = () => <h1>{`Mensagens: ${String(useLoaderData())}`}</h1>

beforeAll(async () => {
	Object.assign(globalThis, { fetch: async () => Response.json(texts) })
	await loadTranslations(common)
})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A page of one slice whose screen's code loads when the test resolves it. */
async function openPage(slice: string, path: string) {
	let arrive = (_module: ScreenModule) => {}
	const code = new Promise<ScreenModule>((resolve) => (arrive = resolve))
	const routes = [
		{ path: '/messages', lazy: () => code },
		{ path: '/other', element: <h1>Outra</h1> },
	]
	const router = createMemoryRouter(sliceRoutes(slice, routes), { initialEntries: [path] })
	await act(async () => render(<RouterProvider router={router} />))
	await act(async () => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS))
	return { router, arrive: (module: ScreenModule) => act(async () => arrive(module)) }
}

const loader = ({ request }: { request: Request }) => new URL(request.url).search || 'todas'

test.each<[string, Partial<ScreenModule>]>([
	['never', { shouldRevalidate: () => false }],
	['only on another path', { shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname }],
	['by default', {}],
])('a late screen fetches its data, even if its shouldRevalidate is %s', async (rule, own) => {
	const { arrive } = await openPage(`late ${rule}`, '/messages')
	expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 1, name: /demorando/ }))
	await arrive({ Component, loader, ...own })
	expect(screen.getByRole('heading')).toHaveTextContent('Mensagens: todas')
})

test('a late screen fetches its data, even if the query has changed meanwhile', async () => {
	const { router, arrive } = await openPage('late and moved', '/messages')
	await act(async () => router.navigate('/messages?chat=2'))
	await act(async () => jest.advanceTimersByTimeAsync(SLOW_AFTER_MS))
	await arrive({ Component, loader, shouldRevalidate: () => false })
	expect(screen.getByRole('heading')).toHaveTextContent('Mensagens: ?chat=2')
})

test('a screen with data follows its own shouldRevalidate', async () => {
	const { router, arrive } = await openPage('late and settled', '/messages')
	await arrive({ Component, loader, shouldRevalidate: () => false })
	await act(async () => router.navigate('/messages?chat=2'))
	expect(screen.getByRole('heading')).toHaveTextContent('Mensagens: todas')
	await act(async () => router.navigate('/other'))
	await act(async () => router.navigate('/messages?chat=3'))
	expect(screen.getByRole('heading')).toHaveTextContent('Mensagens: ?chat=3')
})

test('a loader that never answers has failed, and a panel takes the place of its screen', async () => {
	const { arrive } = await openPage('silent', '/messages')
	await arrive({ Component, loader: () => new Promise(() => {}) })
	await act(async () => jest.advanceTimersByTimeAsync(DATA_TIMEOUT_MS))
	expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 1, name: /não carregou/ }))
	expect(pageLog().events.at(-1)).toMatchObject({
		phase: 'render',
		slice: 'silent',
		module: 'screen /messages',
		error: 'no answer within 10000 ms',
	})
})
