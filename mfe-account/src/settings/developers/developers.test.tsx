import { act, screen } from '@testing-library/react'
import { openRoute } from 'slice-kit/testing'
import * as developers from './route.tsx'

const copied: string[] = []

beforeAll(async () => {
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	await openRoute([{ path: '/developers', ...developers }], '/developers')
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
