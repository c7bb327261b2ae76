import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { READ_OUT_MS, Toast, ToastViewport } from './Toast.tsx'

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

test('a toast stands in the topmost dialog, where its action can be pressed, and outlives it', async () => {
	const undo = jest.fn()
	const page = (dialogs: readonly string[]) => (
		<>
			{dialogs.map((title) => (
				<Dialog key={title} open title={title} closeLabel="Fechar" onClose={() => {}}>
					…
				</Dialog>
			))}
			<ToastViewport label="Avisos">
				<Toast dismissLabel="Fechar aviso" onDismiss={() => {}} action={<Button onClick={undo}>Desfazer</Button>}>
					Removido.
				</Toast>
			</ToastViewport>
		</>
	)
	const { rerender } = render(page(['Uma', 'Outra']))
	const inDialog = (name: string) => within(screen.getByRole('dialog', { name }))
	fireEvent.click(inDialog('Outra').getByRole('button', { name: 'Desfazer' }))
	await act(async () => rerender(page(['Uma'])))
	fireEvent.click(inDialog('Uma').getByRole('button', { name: 'Desfazer' }))
	await act(async () => rerender(page([])))
	fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
	expect(undo).toHaveBeenCalledTimes(3)
})

test('a toast that comes once the dialog of the one before is gone stands on the page from the start', async () => {
	const wasOnPage: boolean[] = []
	function Text() {
		const text = useRef<HTMLSpanElement>(null)
		useLayoutEffect(() => void wasOnPage.push(text.current?.isConnected === true), [])
		return <span ref={text}>Removido.</span>
	}
	const page = (dialogs: readonly string[], toasts: readonly string[]) => (
		<>
			{dialogs.map((title) => (
				<Dialog key={title} open title={title} closeLabel="Fechar" onClose={() => {}}>
					…
				</Dialog>
			))}
			<ToastViewport label="Avisos">
				{toasts.map((text) => (
					<Toast key={text} dismissLabel="Fechar aviso" onDismiss={() => {}}>
						<Text />
					</Toast>
				))}
			</ToastViewport>
		</>
	)
	const { rerender } = render(page(['Uma'], ['Um aviso']))
	await act(async () => rerender(page(['Uma'], [])))
	await act(async () => rerender(page([], [])))
	wasOnPage.length = 0
	await act(async () => rerender(page([], ['Outro aviso'])))
	expect(wasOnPage).toEqual([true])
})

test('a toast is read out once, however often a dialog moves it', async () => {
	const page = (dialogs: readonly string[], shownAt: number) => (
		<>
			{dialogs.map((title) => (
				<Dialog key={title} open title={title} closeLabel="Fechar" onClose={() => {}}>
					…
				</Dialog>
			))}
			<ToastViewport label="Avisos">
				<Toast shownAt={shownAt} dismissLabel="Fechar aviso" onDismiss={() => {}}>
					Salvo.
				</Toast>
			</ToastViewport>
		</>
	)
	const shownAt = Date.now()
	const clock = jest.spyOn(Date, 'now').mockReturnValue(shownAt)
	const { rerender } = render(page([], shownAt))
	expect(screen.getByRole('alert')).toHaveTextContent('Salvo.')
	clock.mockReturnValue(shownAt + READ_OUT_MS + 1)
	await act(async () => rerender(page(['Uma'], shownAt)))
	expect(within(screen.getByRole('dialog', { name: 'Uma' })).getByText('Salvo.')).toBeVisible()
	expect(screen.queryByRole('alert')).toBeNull()
	await act(async () => rerender(page([], shownAt)))
	expect(screen.getByText('Salvo.')).toBeVisible()
	expect(screen.queryByRole('alert')).toBeNull()
	clock.mockRestore()
})
