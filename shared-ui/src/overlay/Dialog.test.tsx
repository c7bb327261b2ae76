import { jest } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense, use, useState } from 'react'
import { Dialog } from './Dialog.tsx'

function Example({ onClose }: { onClose?: () => void }) {
	const [open, setOpen] = useState(false)
	const close = () => {
		setOpen(false)
		onClose?.()
	}
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				open
			</button>
			<Dialog open={open} onClose={close} title="Editar" closeLabel="Fechar">
				<label>
					Título <input />
				</label>
			</Dialog>
		</>
	)
}

function openExample(onClose?: () => void) {
	render(<Example {...(onClose && { onClose })} />)
	const opener = screen.getByRole('button', { name: 'open' })
	opener.focus()
	fireEvent.click(opener)
	return { opener, dialog: screen.getByRole('dialog', { name: 'Editar' }) }
}

test.each([
	[
		'its heading',
		<h2 key="place" data-place="" tabIndex={-1}>
			Clube
		</h2>,
		'h2',
	],
	['its content', <main key="place" id="main" tabIndex={-1} />, 'main'],
])('a dialog that led to another place leaves the focus there, on %s', async (_what, place, selector) => {
	render(place)
	const { opener } = openExample(() => undefined)
	history.pushState(null, '', '/messages/g/g9')
	fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
	await waitFor(() => expect(document.querySelector(selector)).toHaveFocus())
	expect(opener).not.toHaveFocus()
	history.replaceState(null, '', '/')
})

test('the focus moves to the first field and returns to the button that opened it', () => {
	const { opener } = openExample()
	expect(screen.getByLabelText('Título')).toHaveFocus()
	fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(opener).toHaveFocus()
})

test('Escape in a search field closes it, where the platform would only clear the text; that of an input method does not', () => {
	const onClose = jest.fn<() => void>()
	render(
		<Dialog open onClose={onClose} title="Amigos" closeLabel="Fechar">
			<input type="search" aria-label="Buscar" defaultValue="bia" />
		</Dialog>,
	)
	const reachesPlatform = (more: object) =>
		fireEvent.keyDown(screen.getByLabelText('Buscar'), { key: 'Escape', ...more })
	expect(reachesPlatform({ isComposing: true })).toBe(true)
	onClose.mockClear()
	expect(reachesPlatform({})).toBe(false)
	expect(onClose).toHaveBeenCalledTimes(1)
})

test('Escape closes once', () => {
	const closed = jest.fn()
	const { opener } = openExample(closed)
	fireEvent.keyDown(screen.getByLabelText('Título'), { key: 'Escape' })
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(closed).toHaveBeenCalledTimes(1)
	expect(opener).toHaveFocus()
})

test('a press outside closes', () => {
	const { dialog } = openExample()
	fireEvent.mouseDown(dialog)
	fireEvent.click(dialog)
	expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press inside, and a selection that is dragged out, do not close', () => {
	const { dialog } = openExample()
	fireEvent.click(screen.getByLabelText('Título'))
	fireEvent.mouseDown(screen.getByLabelText('Título'))
	fireEvent.click(dialog)
	expect(dialog).toBeInTheDocument()
})

test('the cancel event of a file field inside does not close', () => {
	const { dialog } = openExample()
	fireEvent(screen.getByLabelText('Título'), new Event('cancel', { bubbles: true }))
	expect(dialog).toBeInTheDocument()
})

test('one that is hidden while another is on its way does not ask to be closed', async () => {
	const closed = jest.fn()
	const coming = new Promise(() => {})
	const Coming = () => <>{use(coming)}</>
	const shown = (isComing: boolean) => (
		<Suspense fallback={null}>
			<Dialog open onClose={closed} title="Entrar em um grupo" closeLabel="Fechar">
				{isComing && <Coming />}
			</Dialog>
		</Suspense>
	)
	const { rerender } = render(shown(false))
	await act(async () => rerender(shown(true)))
	expect(closed).not.toHaveBeenCalled()
})
