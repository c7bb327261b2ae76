import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { Switch } from '../controls.ts'
import { Menu } from '../overlay/Menu.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

type State = { disabled?: boolean; loading?: boolean }

const CONTROLS = {
	Button: ({ onPress, ...state }: State & { onPress: () => void }) => (
		<Button {...state} onClick={onPress}>
			Salvar
		</Button>
	),
	IconButton: ({ onPress, ...state }: State & { onPress: () => void }) => (
		<IconButton label="Salvar" icon="+" {...state} onClick={onPress} />
	),
	Switch: ({ onPress, disabled }: State & { onPress: () => void }) => (
		<Switch label="Salvar" checked disabled={disabled} onChange={onPress} />
	),
}
const STATES: [keyof typeof CONTROLS, State][] = [
	['Button', { loading: true }],
	['Button', { disabled: true }],
	['IconButton', { loading: true }],
	['IconButton', { disabled: true }],
	['Switch', { disabled: true }],
]

// A browser drops the focus of an element that gets the attribute `disabled`; jsdom does not.
test.each(STATES)('a %s that turns %o keeps the focus and refuses presses', (kind, state) => {
	const Control = CONTROLS[kind]
	const pressed = jest.fn()
	const { rerender } = render(<Control onPress={pressed} />)
	const button = screen.getByRole(kind === 'Switch' ? 'switch' : 'button', { name: 'Salvar' })
	button.focus()
	rerender(<Control {...state} onPress={pressed} />)
	expect(button).toHaveFocus()
	expect(button).not.toHaveAttribute('disabled')
	expect(button).toHaveAttribute('aria-disabled', 'true')
	fireEvent.click(button)
	expect(pressed).not.toHaveBeenCalled()

	rerender(<Control onPress={pressed} />)
	expect(button).not.toHaveAttribute('aria-disabled')
	fireEvent.click(button)
	expect(pressed).toHaveBeenCalledTimes(1)
})

test.each(['Button', 'IconButton'] as const)(
	'a %s is busy and a stop while it loads, and no stop while disabled',
	(kind) => {
		const Control = CONTROLS[kind]
		const { rerender } = render(<Control loading onPress={() => {}} />)
		const button = screen.getByRole('button', { name: 'Salvar' })
		expect(button).toHaveAttribute('aria-busy', 'true')
		expect(button.tabIndex).toBe(0)
		rerender(<Control disabled onPress={() => {}} />)
		expect(button).not.toHaveAttribute('aria-busy')
		expect(button.tabIndex).toBe(-1)
	},
)

test.each<State>([{ loading: true }, { disabled: true }])(
	'a submit button that is %o does not send its form',
	(state) => {
		const sent = jest.fn((event: { preventDefault(): void }) => event.preventDefault())
		const around = jest.fn()
		render(
			// biome-ignore lint/a11y: the test counts the presses that come through
			<div onClick={around}>
				<form onSubmit={sent}>
					<Button type="submit" {...state}>
						Salvar
					</Button>
				</form>
			</div>,
		)
		fireEvent.click(screen.getByRole('button'))
		expect(sent).not.toHaveBeenCalled()
		expect(around).not.toHaveBeenCalled()
	},
)

test('a button keeps the focus for the whole of its action', () => {
	let finish = () => {}
	function Saving() {
		const [loading, setLoading] = useState(false)
		const save = () => {
			setLoading(true)
			finish = () => setLoading(false)
		}
		return (
			<Button loading={loading} onClick={save}>
				Salvar
			</Button>
		)
	}
	render(<Saving />)
	const button = screen.getByRole('button')
	button.focus()
	fireEvent.click(button)
	expect(button).toHaveAttribute('aria-busy', 'true')
	expect(button).not.toHaveAttribute('disabled')
	act(() => finish())
	expect(button).not.toHaveAttribute('aria-busy')
	expect(button).toHaveFocus()
})

test('a disabled item of a menu is passed over and refuses a press', () => {
	const chosen = jest.fn()
	render(
		<MemoryRouter>
			<Menu
				label="Ações"
				items={[
					{ label: 'Painel', disabled: true, onSelect: chosen },
					{ label: 'Sair', onSelect: () => {} },
				]}
				button={(trigger) => <Button {...trigger}>Ações</Button>}
			/>
		</MemoryRouter>,
	)
	fireEvent.click(screen.getByRole('button', { name: 'Ações' }))
	expect(screen.getByRole('menuitem', { name: 'Sair' })).toHaveFocus()
	fireEvent.click(screen.getByRole('menuitem', { name: 'Painel' }))
	expect(chosen).not.toHaveBeenCalled()
})
