import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { common, loadTranslations } from 'shared-i18n'
import texts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { FailurePanel } from './FailurePanel.tsx'

beforeAll(async () => {
	Object.assign(globalThis, { fetch: async () => Response.json(texts) })
	await loadTranslations(common)
})
afterEach(() => jest.restoreAllMocks())

/** Sets the network state of the browser. */
async function goOnline(isOnline: boolean) {
	jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
	await act(async () => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('a failure while offline says so, and is retried once when the network is back', async () => {
	const retry = jest.fn<() => void>()
	render(<FailurePanel title="A parte “Catálogo” não carregou" onRetry={retry} />)
	expect(screen.getByRole('alert')).toHaveTextContent('A parte “Catálogo” não carregou')
	await goOnline(false)
	expect(screen.getByRole('alert')).toHaveTextContent('Você está sem conexão com a internet')
	expect(screen.getByRole('alert')).not.toHaveTextContent('Catálogo')
	expect(retry).not.toHaveBeenCalled()
	await goOnline(true)
	expect(retry).toHaveBeenCalledTimes(1)
})

test('a failure with its own action is not retried automatically', async () => {
	const reload = jest.fn<() => void>()
	render(<FailurePanel title="Pede outra versão" action="Recarregar a página" onRetry={reload} />)
	await goOnline(false)
	expect(screen.getByRole('alert')).toHaveTextContent('Pede outra versão')
	await goOnline(true)
	expect(reload).not.toHaveBeenCalled()
})
