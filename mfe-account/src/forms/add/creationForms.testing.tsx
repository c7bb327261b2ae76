import { screen } from '@testing-library/react'
import {
	answerWith,
	done,
	fakeApi,
	press,
	requests,
	resetApi,
	signInAs,
	type,
} from '../../shared/testing/api.testing.tsx'

/** Signs a member in before each test, and answers the request for the form data. */
export function setUpCreationForms(start: object = {}): void {
	beforeAll(fakeApi)
	beforeEach(async () => {
		resetApi()
		await signInAs('member')
		answerWith({ 'GET /api/creations/start': done({ remotePictures: false, year: 2026, ...start }) })
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
