import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { ConsentRequest } from 'shared-contract'
import { $navigate } from 'shared-state'
import * as device from './deviceRoute.tsx'
import * as authorize from './route.tsx'

export const REQUEST: ConsentRequest = {
	app: { id: 'x1', name: 'Rastreador', website: 'https://rastreador.example/sobre', developer: 'Carla' },
	scopes: ['list:read', 'list:write'],
	returnsTo: 'rastreador.example',
	isKnown: false,
}

const EmptyFallback = () => null

/** Opens a page of apps. */
export async function open(path: string) {
	const router = createMemoryRouter(
		[
			{ path: '/authorize/:id', ...authorize, HydrateFallback: EmptyFallback },
			{ path: '/device', ...device, HydrateFallback: EmptyFallback },
			{ path: '*', element: 'Entrar' },
		],
		{ initialEntries: [path] },
	)
	$navigate.set((to, how) => void router.navigate(to, how))
	await act(async () => render(<RouterProvider router={router} />))
	return router
}

export const button = (name: string) => screen.getByRole('button', { name })
export const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof open>>) =>
	location.pathname + location.search
