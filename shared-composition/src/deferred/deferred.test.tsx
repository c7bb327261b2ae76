import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { common, loadTranslations } from 'shared-i18n'
import texts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $toasts } from 'shared-state'
import { deferred } from './deferred.tsx'

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

/** Fails as often as there are errors, then brings the component. */
const loader = <Props,>(component: ComponentType<Props>, ...errors: Error[]) =>
	jest.fn(async () => {
		const error = errors.shift()
		if (error) throw error
		return component
	})

beforeAll(async () => {
	Object.assign(globalThis, { fetch: async () => Response.json(texts) })
	await loadTranslations(common)
})
// React says what a boundary caught.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))

function Opener({ Dialog }: { Dialog: ComponentType<{ onClose: () => void }> }) {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<button type="button" onClick={() => setOpen(true)}>
				Abrir
			</button>
			<p>O resto da página</p>
			{isOpen && <Dialog onClose={() => setOpen(false)} />}
		</>
	)
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('a dialog whose code does not arrive costs only itself, and opens at the next press', async () => {
	const load = loader<{ onClose: () => void }>(() => <p>Aqui está</p>, missing(), missing())
	render(<Opener Dialog={deferred(load)} />)
	for (const times of [1, 2]) {
		await press('Abrir')
		expect(screen.getByText('O resto da página')).toBeVisible()
		expect($toasts.get()).toMatchObject([{ id: times, text: common.translate('network.unreachable') }])
	}
	await press('Abrir')
	expect(screen.getByText('Aqui está')).toBeVisible()
	expect(load).toHaveBeenCalledTimes(3)
})

test('a part of a page leaves a panel that retries', async () => {
	const Part = deferred(
		loader(() => <p>Aqui está</p>, missing()),
		{ skeleton: <p>Um momento</p> },
	)
	await act(async () => void render(<Part />))
	await press('Tentar novamente')
	expect(await screen.findByText('Aqui está')).toBeVisible()
})

test('code that fails is reported, and the page stays', async () => {
	const reported = jest.fn()
	jest.spyOn(globalThis, 'reportError').mockImplementation(reported)
	const error = new Error('broken')
	const Broken = deferred<{ onClose: () => void }>(
		loader(() => {
			throw error
		}),
	)
	render(<Opener Dialog={Broken} />)
	await press('Abrir')
	expect(screen.getByText('O resto da página')).toBeVisible()
	expect(reported).toHaveBeenCalledWith(error)
})
