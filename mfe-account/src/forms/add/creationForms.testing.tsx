import { screen } from '@testing-library/react'
import { answerWith, ok, press, requests, SERVER_ERROR, signInAs, type } from 'slice-kit/testing'

/** Signs a member in before each test, and answers the request for the form data. */
export function setUpCreationForms(start: object = {}): void {
	beforeEach(async () => {
		await signInAs('member')
		answerWith({
			'GET /api/creations/start': ok({ remotePictures: false, year: 2026, ...start }),
			'GET /api/search?*': SERVER_ERROR,
		})
	})
}

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
export const year = () => screen.getByRole('spinbutton', { name: 'Ano' })
export const submit = (name: string) => press(screen.getByRole('button', { name }))
/** The creations that were sent. */
export const posts = () => requests.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/creations'))

/** Fills the required fields of a title form. */
export async function fillRequiredFields(picture = 'URL do Pôster'): Promise<void> {
	await type(field('Título'), 'Lanternas')
	await type(field('Sinopse'), 'Um trem noturno.')
	await type(field(picture), 'https://exemplo.com.br/p.webp')
}
