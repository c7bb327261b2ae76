import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import * as developers from './route.tsx'

const copied: string[] = []

beforeAll(async () => {
	Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => commonTexts }) })
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	await setLocale('pt')
	const routes = [{ path: '/developers', ...developers, HydrateFallback: () => null }]
	await act(async () =>
		render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/developers'] })} />),
	)
})

test('the page explains each scope, names the addresses for programs, and its example is that of the chosen language, with the address of this site', async () => {
	expect(screen.getByText('list:write')).toBeInTheDocument()
	for (const path of ['/mal/v2', '/mcp']) expect(screen.getByText(`http://localhost${path}`)).toBeInTheDocument()
	expect(screen.getByText(/curl "http:\/\/localhost\/api\/v1\/search/)).toBeInTheDocument()
	act(() => screen.getByRole('tab', { name: 'Python' }).click())
	expect(screen.getByText(/from urllib.request/)).toBeInTheDocument()
	await act(async () => screen.getByRole('button', { name: 'Copiar' }).click())
	expect(copied).toEqual([expect.stringContaining('API = "http://localhost/api/v1"')])
	expect(screen.getByRole('button', { name: 'Copiado!' })).toBeInTheDocument()
})
