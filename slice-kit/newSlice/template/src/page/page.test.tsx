import { screen } from '@testing-library/react'
import { openRoute } from 'slice-kit/testing'
import { routes } from '../routes.tsx'

test.each([
	['pt', 'Uma parte nova do Niouka.'],
	['en', 'A new part of Niouka.'],
	['ja', 'Nioukaの新しいコーナーです。'],
] as const)('the page opens at its address in %s', async (locale, lead) => {
	await openRoute(routes, '/blank', { locale })
	expect(await screen.findByRole('heading', { level: 1, name: 'Blank' })).toBeVisible()
	expect(screen.getByText(lead)).toBeVisible()
	expect(document.title).toBe('Blank · Niouka')
})
