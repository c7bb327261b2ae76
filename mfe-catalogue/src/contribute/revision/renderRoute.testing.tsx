import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'

interface Route {
	Component: ComponentType
	loader: (args: { request: Request }) => unknown
}

/** Renders a screen at an address, until its heading is there. */
export async function renderRoute(
	address: string,
	{ Component, loader }: Route,
	path = new URL(address, 'http://localhost').pathname,
): Promise<void> {
	const router = createMemoryRouter([{ path, Component, loader, HydrateFallback: () => null }], {
		initialEntries: [address],
	})
	await act(async () => render(<RouterProvider router={router} />))
	await screen.findByRole('heading', { level: 1 })
}
