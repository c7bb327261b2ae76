import { act, fireEvent, screen } from '@testing-library/react'
import { freshPage, show, signInAlice } from './frame.testing.tsx'
import { OverlayHost } from './OverlayHost.tsx'
import { openOverlay } from './openOverlay.ts'
import { ResetOnNavigation } from './ResetOnNavigation.tsx'

const menu = () => screen.queryByRole('dialog', { name: 'Menu' })

async function open() {
	const router = await show(
		<>
			<ResetOnNavigation />
			<main id="main" tabIndex={-1} />
			<OverlayHost />
		</>,
	)
	await act(() => openOverlay('menu'))
	return router
}

test('the menu holds the links of the wide header', async () => {
	await freshPage()
	await signInAlice()
	await open()
	expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
		'/explore',
		'/mangas',
		'/popular',
		'/calendar',
		'/news',
		'/profile',
		'/messages',
		'/lists',
		'/dashboard',
		'/settings',
	])
	expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible()
	expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'false')
})

test('Escape and a press outside close it', async () => {
	await freshPage()
	await open()
	await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }))
	expect(menu()).toBeNull()
	await act(() => openOverlay('menu'))
	await act(async () => fireEvent.click(menu() as HTMLElement))
	expect(menu()).toBeNull()
})

test('a navigation closes it and focuses the new screen', async () => {
	await freshPage()
	const router = await open()
	await act(() => router.navigate('/news'))
	expect(menu()).toBeNull()
	expect(document.getElementById('main')).toHaveFocus()
})
