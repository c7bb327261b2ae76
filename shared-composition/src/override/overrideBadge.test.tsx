import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { setLocale } from 'shared-i18n'
import { startBackgroundTasks } from '../backgroundTasks.ts'
import { showBadge } from './showBadge.tsx'

const slice = {
	name: 'mfe-account',
	version: '0.2.0-abcdef01',
	base: '/r/mfe-account/0.2.0-abcdef01/',
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/auth'],
	exposes: {},
	override: true,
}
const ask = jest.fn<(address: string, options: RequestInit) => Promise<Response>>()
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test('the badge names the overridden version in the language of the page and removes the override', async () => {
	Object.assign(globalThis, { fetch: ask })
	await act(() => showBadge([slice]))
	const badge = screen.getByRole('complementary', { name: 'Versão em teste' })
	expect(badge).toHaveTextContent('mfe-account 0.2.0-abcdef01')

	ask.mockRejectedValue(new TypeError('offline'))
	await press('Voltar à versão de todos')
	expect(ask).toHaveBeenCalledWith('/api/composition/override', expect.objectContaining({ method: 'DELETE' }))
	expect(screen.getByRole('alert')).toHaveTextContent('Tente de novo')
	expect(screen.getByRole('button', { name: 'Voltar à versão de todos' })).not.toHaveAttribute('aria-disabled')

	ask.mockImplementation(async () => Response.json({}))
	await act(() => setLocale('ja'))
	expect(screen.getByRole('complementary', { name: 'テスト中のバージョン' })).toBeVisible()
	expect(screen.getByRole('button', { name: '通常のバージョンに戻る' })).not.toHaveAttribute('aria-disabled')
})

test.each([
	['', 'Só neste navegador', () => showBadge([slice])],
	[' whose versions are gone', 'A versão da prévia não está mais disponível.', startBackgroundTasks],
])('in a preview as a visitor%s the badge says so and leaves by a navigation', async (_which, text, show) => {
	document.documentElement.dataset.visitor = ''
	try {
		await act(() => setLocale('pt'))
		await act(async () => show())
		const badge = screen.getAllByRole('complementary', { name: 'Versão em teste' }).at(-1) as HTMLElement
		expect(badge).toHaveTextContent(text)
		expect(badge).toHaveTextContent('Você vê o site como visitante.')
		expect(badge.querySelector('form')).toHaveAttribute('action', '/preview/end')
	} finally {
		delete document.documentElement.dataset.visitor
	}
})
