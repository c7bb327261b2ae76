import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { Menu } from './Menu.tsx'

const leave = jest.fn()

function openMenu() {
	render(
		<MemoryRouter>
			<Menu
				label="Conta"
				items={[
					{ label: 'Perfil', to: '/profile' },
					{ label: 'Configurações', to: '/settings' },
					{ label: 'Apagar', disabled: true, onSelect: leave },
					{ label: 'Sair', danger: true, onSelect: leave },
				]}
				button={(trigger) => (
					<button type="button" {...trigger}>
						Ana
					</button>
				)}
			/>
			<p>outside</p>
		</MemoryRouter>,
	)
	const button = screen.getByRole('button', { name: 'Ana' })
	fireEvent.click(button)
	return button
}

const item = (name: string) => screen.getByRole('menuitem', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('opening moves the focus to the first item, and the button says that it is open', () => {
	const button = openMenu()
	expect(item('Perfil')).toHaveFocus()
	expect(button).toHaveAttribute('aria-expanded', 'true')
})

test('where one item is chosen, opening moves the focus to it', () => {
	const items = ['Português', 'English', '日本語'].map((label) => ({
		label,
		checked: label === 'English',
		onSelect: leave,
	}))
	render(
		<Menu
			label="Idioma"
			items={items}
			button={(trigger) => (
				<button type="button" {...trigger}>
					Idioma
				</button>
			)}
		/>,
	)
	fireEvent.click(screen.getByRole('button'))
	expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus()
	press('ArrowDown')
	expect(screen.getByRole('menuitemradio', { name: '日本語' })).toHaveFocus()
})

test('arrows, Home and End move round the items that can be chosen', () => {
	openMenu()
	press('ArrowDown')
	expect(item('Configurações')).toHaveFocus()
	press('ArrowDown')
	expect(item('Sair')).toHaveFocus()
	press('ArrowDown')
	expect(item('Perfil')).toHaveFocus()
	press('ArrowUp')
	expect(item('Sair')).toHaveFocus()
	press('Home')
	expect(item('Perfil')).toHaveFocus()
	press('End')
	expect(item('Sair')).toHaveFocus()
})

test('Escape closes and gives the focus back', () => {
	const button = openMenu()
	press('Escape')
	expect(screen.queryByRole('menu')).toBeNull()
	expect(button).toHaveFocus()
})

test('a press outside closes', () => {
	openMenu()
	fireEvent.pointerDown(screen.getByText('outside'))
	expect(screen.queryByRole('menu')).toBeNull()
})

test('choosing closes and acts', () => {
	const button = openMenu()
	leave.mockClear()
	fireEvent.click(item('Sair'))
	expect(leave).toHaveBeenCalledTimes(1)
	expect(screen.queryByRole('menu')).toBeNull()
	expect(button).toHaveFocus()
})

test.each([
	['beyond the right edge', { left: 250, right: 442 }, '-60px'],
	['beyond the left edge', { left: -42, right: 150 }, '50px'],
	['within the screen', { left: 100, right: 292 }, '0px'],
])('a menu that would open %s stands on the screen', (_, place, moved) => {
	const clientWidth = jest.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(390)
	const measured = jest
		.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
		.mockReturnValue({ ...place, width: 192 } as DOMRect)
	openMenu()
	expect(screen.getByRole('menu').style.translate).toBe(moved)
	measured.mockRestore()
	clientWidth.mockRestore()
})
