import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { routes } from '../routes.tsx'

test('the page opens at its address', async () => {
	const opened = routes.map((route) => ({ ...route, HydrateFallback: () => null }))
	const router = createMemoryRouter(opened, { initialEntries: ['/blank'] })
	await act(async () => render(<RouterProvider router={router} />))
	expect(await screen.findByRole('heading', { level: 1, name: 'Blank' })).toBeVisible()
	expect(document.title).toBe('Blank · Niouka')
})
