import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
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
