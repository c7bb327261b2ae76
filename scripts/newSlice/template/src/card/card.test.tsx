import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import Card from './Card.tsx'

test('the card leads to the page', async () => {
	await act(async () =>
		render(
			<MemoryRouter>
				<Card />
			</MemoryRouter>,
		),
	)
	expect(await screen.findByRole('link', { name: 'Abrir' })).toHaveAttribute('href', '/blank')
})
