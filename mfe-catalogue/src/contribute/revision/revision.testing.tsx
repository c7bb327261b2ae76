import { act, screen } from '@testing-library/react'
import type { EditedEntity } from 'shared-contract'
import { openRoute, requests } from 'slice-kit/testing'
import type { FormName } from './formFields.ts'
import { RevisionButtons } from './RevisionButtons.tsx'
import { revisionTranslations } from './revisionTranslations.ts'

/** The bodies of what was posted. */
export const posted = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body)

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

/** Renders the buttons on an empty page, in Portuguese. `loads` counts how often the page loaded its data. */
export async function renderButtons(
	entity: EditedEntity = 'title',
	form: FormName = entity === 'title' ? 'title' : 'episode',
) {
	const page = { loads: 0 }
	const route = {
		path: '/',
		loader: () => {
			page.loads += 1
			return null
		},
		element: <RevisionButtons entity={entity} id={1} name="Crônicas" form={form} />,
	}
	const { unmount } = await openRoute([route], '/', { translations: [revisionTranslations] })
	return { page, unmount }
}

/** Opens a part of the form of a title. */
export const openPart = (name: string) =>
	act(async () => screen.getByRole('tab', { name: new RegExp(`^${name}`) }).click())
