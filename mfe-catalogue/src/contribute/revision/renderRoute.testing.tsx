import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { openRoute } from 'slice-kit/testing'

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
	await openRoute([{ path, Component, loader }], address)
	await screen.findByRole('heading', { level: 1 })
}
