import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { common, loadTranslations, setLocale } from 'shared-i18n'
import commonTexts from 'shared-i18n/locales/pt.json' with { type: 'json' }
import { $site, signIn } from 'shared-state'
import { editTranslations } from '../../contribute/revision/editTranslations.ts'
import { titleTranslations } from '../title/titleTranslations.ts'
import RecommendDialog from './RecommendDialog.tsx'

const SIGNED_IN = { token: 'x'.repeat(43), user: { id: '1', username: 'Bia', avatarUrl: null, role: 'member' } }
const REASON = 'As duas falam do que a gente deixa para trás.'
const bodies: unknown[] = []

beforeAll(async () => {
	Object.assign(globalThis, {
		async fetch(path: string, init?: RequestInit) {
			const answer = (body: unknown) => ({
				ok: true,
				status: 200,
				json: async () => body,
				text: async () => JSON.stringify(body),
			})
			if (path.startsWith('/locales/')) return answer(commonTexts)
			if (path === '/api/auth/login') return answer(SIGNED_IN)
			if (path.startsWith('/api/suggestions'))
				return answer({ items: [{ id: 2, name: 'A Ponte', hint: 'Movie · 2020' }] })
			bodies.push(JSON.parse(String(init?.body ?? null)))
			return answer({ id: 9 })
		},
	})
	$site.set({ demo: false, chatUrl: '', sourceUrl: '' })
	await setLocale('pt')
	await signIn('bia@exemplo.com.br', 'violeta-quieta-83')
	bodies.length = 0
	await Promise.all([common, titleTranslations, editTranslations].map((each) => loadTranslations(each)))
})

const onSaved = jest.fn()
const open = () =>
	act(async () =>
		render(
			<MemoryRouter>
				<RecommendDialog titleId={1} name="Ondas" onClose={() => {}} onSaved={onSaved} />
			</MemoryRouter>,
		),
	)
const publish = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Publicar recomendação' })))

test('without a title or with a short reason nothing is sent; a draft survives, and the whole is sent once', async () => {
	const { unmount } = await open()
	fireEvent.change(screen.getByLabelText(/^Por quê/), { target: { value: 'Porque sim.' } })
	await publish()
	expect(screen.getByText('Preencha este campo.')).toBeVisible()
	expect(screen.getByText('O texto ainda é muito curto.')).toBeVisible()
	expect(bodies).toEqual([])
	fireEvent.change(screen.getByLabelText(/^Por quê/), { target: { value: REASON } })
	unmount()

	await open()
	expect(screen.getByLabelText(/^Por quê/)).toHaveValue(REASON)
	fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Pon' } })
	const option = await screen.findByText('A Ponte')
	await act(async () => fireEvent.click(option))
	await publish()
	expect(bodies).toEqual([{ titleId: 2, reason: REASON }])
	expect(onSaved).toHaveBeenCalledTimes(1)
	expect(sessionStorage.getItem('of:1') ?? '').not.toContain(REASON)
})
