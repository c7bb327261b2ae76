import { screen } from '@testing-library/react'
import { answerWith, ok, open, signInAs } from 'slice-kit/testing'
import ToWrite from './ToWrite.tsx'

const title = (id: number) => ({
	...{ id, kind: 'anime', format: 'TV', title: `Obra ${id}`, englishTitle: null, japaneseTitle: null },
	imageUrl: '/art/poster/1.svg',
})
const OWN = 'GET /api/missing/synopsis/own'
beforeEach(async () => {
	await signInAs('member')
})

const show = (items: object[]) => {
	answerWith({ [OWN]: ok({ items }) })
	return open('/', { Component: ToWrite, loader: () => null })
}

test('three works that a member finished, each with the form a press away', async () => {
	await show([1, 2, 3, 4].map(title))
	expect(await screen.findByText('Você terminou estas 3. Escreva duas linhas sobre uma.')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Escrever sobre Obra 1' })).toHaveAttribute('href', '/anime/1?edit=main')
	expect(screen.queryByText('Obra 4')).toBeNull()
	expect(screen.getByRole('link', { name: 'Ver todas' })).toHaveAttribute(
		'href',
		'/dashboard/missing?field=synopsis&mine=1',
	)
})

test('without one it stays away', async () => {
	await show([])
	expect(screen.queryByText('Escreva duas linhas')).toBeNull()
})
