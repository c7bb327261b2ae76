import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Toast, ToastViewport } from './Toast.tsx'

test('a toast is announced and can be dismissed', () => {
	const dismiss = jest.fn()
	render(
		<ToastViewport label="Avisos">
			<Toast tone="danger" dismissLabel="Fechar aviso" onDismiss={dismiss}>
				Falha ao copiar o link.
			</Toast>
		</ToastViewport>,
	)
	expect(screen.getByRole('alert')).toHaveTextContent('Falha ao copiar o link.')
	fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
	expect(dismiss).toHaveBeenCalledTimes(1)
})
