import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { common, loadTranslations, setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $site, signIn } from 'shared-state'
import { titleTranslations } from '../title/titleTranslations.ts'
import DelayDialog from './DelayDialog.tsx'

const SIGNED_IN = { token: 'x'.repeat(43), user: { id: '1', username: 'Bia', avatarUrl: null, role: 'member' } }
const bodies: unknown[] = []
let response = { status: 200, body: {} as unknown }

beforeAll(async () => {
	Object.assign(globalThis, {
		async fetch(path: string, init?: RequestInit) {
			if (path.startsWith('/locales/')) return { ok: true, json: async () => commonTexts }
			if (path === '/api/auth/login') return { status: 200, text: async () => JSON.stringify(SIGNED_IN) }
			bodies.push(JSON.parse(String(init?.body ?? null)))
			return { status: response.status, text: async () => JSON.stringify(response.body) }
		},
	})
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
	await setLocale('pt')
	await signIn('bia@exemplo.com.br', 'violeta-quieta-83')
	bodies.length = 0
	await Promise.all([loadTranslations(common), loadTranslations(titleTranslations)])
})

const onSaved = jest.fn()
const open = () =>
	act(async () =>
		render(
			<MemoryRouter>
				<DelayDialog titleId={1} name="Ondas" onClose={() => {}} onSaved={onSaved} />
			</MemoryRouter>,
		),
	)
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const publish = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Publicar aviso' })))

test('a note is sent with what was typed; errors stand beside their fields', async () => {
	response = {
		status: 400,
		body: { code: 'request.invalid', msg: 'x', requestId: '1', fields: { episode: 'delay.which' } },
	}
	await open()
	type(/^Motivo/, 'Jogo de beisebol')
	await publish()
	expect(await screen.findByText('Diga qual episódio ou qual data foi adiada.')).toBeVisible()
	expect(onSaved).not.toHaveBeenCalled()

	response = { status: 200, body: { id: 7 } }
	type(/^Número do episódio/, '8')
	type(/^Nova data/, '2026-12-01')
	await publish()
	expect(bodies.at(-1)).toEqual({
		kind: 'delay',
		episode: 8,
		date: null,
		newDate: '2026-12-01',
		reason: 'Jogo de beisebol',
	})
	expect(onSaved).toHaveBeenCalledTimes(1)
})

test('what was typed is there again after Cancelar', async () => {
	const { unmount } = await open()
	type(/^Motivo/, 'Gravação')
	await act(async () => screen.getByRole('button', { name: 'Cancelar' }).click())
	unmount()
	await open()
	expect(screen.getByLabelText(/^Motivo/)).toHaveValue('Gravação')
})
