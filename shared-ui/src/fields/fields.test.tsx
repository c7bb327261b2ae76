/** @jest-environment-options {"styles":true} */
import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { contrast } from '../theme/contrast.ts'
import { type ColorRole, palettes } from '../theme/palettes.ts'
import { PasswordField } from './PasswordField.tsx'
import { Select } from './Select.tsx'
import { Switch } from './Switch.tsx'
import { TextField } from './TextField.tsx'

test('an error takes the place of the hint and is read with the field', () => {
	render(<TextField label="E-mail" hint="Opcional" error="Falta o que vem depois do @." />)
	const field = screen.getByLabelText('E-mail')
	expect(field).toBeInvalid()
	expect(field).toHaveAccessibleDescription('Falta o que vem depois do @.')
	expect(screen.queryByText('Opcional')).toBeNull()
})

test('a password can be shown and hidden again', () => {
	render(<PasswordField label="Senha" showLabel="Mostrar" hideTextLabel="Esconder" />)
	expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password')
	fireEvent.click(screen.getByRole('button', { name: 'Mostrar' }))
	expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text')
	fireEvent.click(screen.getByRole('button', { name: 'Esconder' }))
	expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password')
})

test('a select tells the value that was chosen', () => {
	const choose = jest.fn()
	const options = [
		{ value: 'all', label: 'Todos' },
		{ value: 'completed', label: 'Completo' },
	] as const
	render(<Select label="Status" options={options} value="all" onSelect={choose} />)
	fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'completed' } })
	expect(choose).toHaveBeenCalledWith('completed')
})

test('a switch says whether it is on, and asks for the other', () => {
	const change = jest.fn()
	render(<Switch label="Modo Compacto" description="Menos espaço" checked={false} onChange={change} />)
	const control = screen.getByRole('switch', { name: 'Modo Compacto' })
	expect(control).not.toBeChecked()
	expect(control).toHaveAccessibleDescription('Menos espaço')
	fireEvent.click(control)
	expect(change).toHaveBeenCalledWith(true)
	expect(change).toHaveBeenCalledTimes(1)
})

test.each(['ink', 'paper'] as const)('%s: the words of a switch that is off limits keep 4.5 to 1', (theme) => {
	render(<Switch label="Privado" description="Confirme o e-mail antes" checked={false} disabled onChange={() => {}} />)
	for (const words of [screen.getByText('Privado'), screen.getByText('Confirme o e-mail antes')]) {
		const around = [words, ...ancestorsOf(words)]
		expect(
			around.map((element) => getComputedStyle(element).opacity).filter((opacity) => Number(opacity || 1) < 1),
		).toEqual([])
		const shown = around.map((element) => /^var\(--(\w+)\)$/.exec(getComputedStyle(element).color)?.[1]).find(Boolean)
		const { [shown as ColorRole]: text } = palettes[theme]
		for (const ground of ['canvas', 'surface', 'raised'] as const) {
			expect(contrast(text, palettes[theme][ground])).toBeGreaterThanOrEqual(4.5)
		}
	}
})

function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
	return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []
}
