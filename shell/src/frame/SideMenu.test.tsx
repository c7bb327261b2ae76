import { act, fireEvent, screen } from '@testing-library/react'
import { FollowReader } from './FollowReader.tsx'
import { OverlayHost } from './OverlayHost.tsx'
import { openOverlay } from './openOverlay.ts'
import { asAlice, freshPage, show } from './testing.tsx'

const menu = () => screen.queryByRole('dialog', { name: 'Menu' })

async function open() {
	const router = await show(
		<>
			<FollowReader />
			<main id="main" tabIndex={-1} />
			<OverlayHost />
		</>,
	)
	await act(() => openOverlay('menu'))
	return router
}

test('it holds what the header holds on wide screens', async () => {
	await freshPage()
	await asAlice()
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

test('going elsewhere closes it and starts the reader at the new screen', async () => {
	await freshPage()
	const router = await open()
	await act(() => router.navigate('/news'))
	expect(menu()).toBeNull()
	expect(document.getElementById('main')).toHaveFocus()
})
