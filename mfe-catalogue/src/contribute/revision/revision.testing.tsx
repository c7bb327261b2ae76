import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { EditedEntity } from 'shared-contract'
import { loadTranslations, setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import type { FormName } from './formFields.ts'
import { RevisionButtons } from './RevisionButtons.tsx'
import { revisionTranslations } from './revisionTranslations.ts'

interface ApiRequest {
	method: string
	path: string
	body: unknown
}

interface ApiResponse {
	status?: number
	body: unknown
}

/** Replaces `fetch` by a fake API. Responses are set by method and path; the last one repeats. */
export function fakeApi() {
	const sent: ApiRequest[] = []
	const responses = new Map<string, ApiResponse[]>()
	Object.assign(globalThis, {
		fetch: async (path: string, { method = 'GET', body }: RequestInit = {}) => {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			sent.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined })
			const queue = responses.get(`${method} ${path}`) ?? []
			const response = (queue.length > 1 ? queue.shift() : queue[0]) ?? { status: 500, body: {} }
			return { status: response.status ?? 200, text: async () => JSON.stringify(response.body) }
		},
	})
	return {
		sent,
		respondWith: (request: string, ...given: ApiResponse[]) => responses.set(request, given),
		posted: () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body),
	}
}

/** The response of the API when an edit starts. */
export const START = {
	values: [
		{ field: 'title', value: 'Crônicas' },
		{ field: 'synopsis', value: 'Era uma vez.' },
		{ field: 'posterUrl', value: '/art/poster/1.svg' },
		{ field: 'bannerUrl', value: '/art/banner/1.svg' },
	],
	remotePictures: false,
}

/** The body of a refused request. */
export const refusal = (code: string, more: object = {}) => ({ code, msg: '', requestId: '1', ...more })

const Empty = () => null

/** Renders the buttons on an empty page, in Portuguese. `loads` counts how often the page loaded its data. */
export async function renderButtons(
	entity: EditedEntity = 'title',
	form: FormName = entity === 'title' ? 'title' : 'episode',
) {
	await setLocale('pt')
	await loadTranslations(revisionTranslations)
	const page = { loads: 0 }
	const router = createMemoryRouter([
		{
			path: '/',
			HydrateFallback: Empty,
			loader: () => {
				page.loads += 1
				return null
			},
			element: <RevisionButtons entity={entity} id={1} name="Crônicas" form={form} />,
		},
	])
	const { unmount } = await act(async () => render(<RouterProvider router={router} />))
	return { page, unmount }
}

/** Opens a part of the form of a title. */
export const openPart = (name: string) =>
	act(async () => screen.getByRole('tab', { name: new RegExp(`^${name}`) }).click())
