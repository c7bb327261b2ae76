import { act, screen, within } from '@testing-library/react'
import { setLocale } from 'shared-i18n'
import { openRoute } from 'slice-kit/testing'
import * as dmca from './dmcaRoute.tsx'
import * as privacy from './privacyRoute.tsx'
import * as terms from './termsRoute.tsx'

const ROUTES = [
	{ path: '/terms', ...terms },
	{ path: '/privacy', ...privacy },
	{ path: '/dmca', ...dmca },
]
const open = (path: string) => openRoute(ROUTES, path)

test.each([
	['/terms', 'Termos de Uso'],
	['/privacy', 'Política de Privacidade'],
	['/dmca', 'Política de DMCA e direitos autorais'],
])('%s is the page %s, with a table of contents that links to every chapter', async (path, title) => {
	await open(path)
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
	const links = within(screen.getByRole('navigation', { name: 'Nesta página' })).getAllByRole('link')
	expect(links.length).toBe(screen.getAllByRole('heading', { level: 2 }).length)
	for (const link of links) {
		expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toHaveTextContent(
			link.textContent ?? '?',
		)
	}
})

test('terms and privacy show the date of their last change, in the language of the page', async () => {
	await open('/terms')
	expect(screen.getByText('Última atualização: 1 de agosto de 2024')).toBeVisible()
	await act(() => setLocale('en'))
	expect(screen.getByText('Last updated: August 1, 2024')).toBeVisible()
	await act(() => setLocale('ja'))
	expect(screen.getByText('最終更新日：2024年8月1日')).toBeVisible()
})

test('the terms link to the privacy policy', async () => {
	const { router } = await open('/terms')
	await act(async () => screen.getByRole('link', { name: 'Política de Privacidade' }).click())
	expect(router.state.location.pathname).toBe('/privacy')
})
