import { screen } from '@testing-library/react'
import { openWidget } from 'slice-kit/testing'
import Card from './Card.tsx'

test('the card leads to the page', async () => {
	await openWidget(<Card />)
	expect(await screen.findByRole('link', { name: 'Abrir' })).toHaveAttribute('href', '/blank')
})
