import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { captureListFocus } from './captureListFocus.ts'

/** A list that removes an item when it is pressed. */
function List({ names }: { names: readonly string[] }) {
	const [shown, setShown] = useState(names)
	return (
		<dialog open>
			<button type="button" role="tab" aria-selected="true">
				Todos
			</button>
			<ul>
				{shown.map((name) => (
					<li key={name}>
						<button
							type="button"
							onClick={() => {
								const restoreFocus = captureListFocus()
								setShown((now) => now.filter((each) => each !== name))
								restoreFocus()
							}}
						>
							{name}
						</button>
					</li>
				))}
			</ul>
		</dialog>
	)
}

const remove = async (name: string) => {
	const button = screen.getByRole('button', { name })
	button.focus()
	await act(async () => void fireEvent.click(button))
}
const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus())

test('the focus of a removed item moves to the next item, then to the previous one, then to the selected tab', async () => {
	render(<List names={['Ana', 'Beto', 'Caio']} />)
	await remove('Beto')
	await hasFocus(() => screen.getByRole('button', { name: 'Caio' }))
	await remove('Caio')
	await hasFocus(() => screen.getByRole('button', { name: 'Ana' }))
	await remove('Ana')
	await hasFocus(() => screen.getByRole('tab', { name: 'Todos' }))
})

test('a focus that the user moved meanwhile stays where it is', async () => {
	render(<List names={['Ana', 'Beto']} />)
	const beto = screen.getByRole('button', { name: 'Beto' })
	await remove('Ana')
	screen.getByRole('tab').focus()
	await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
	expect(beto).not.toHaveFocus()
	expect(screen.getByRole('tab')).toHaveFocus()
})
