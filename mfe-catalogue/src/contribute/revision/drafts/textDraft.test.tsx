import { act, fireEvent, screen } from '@testing-library/react'
import { $token, resumeSession, signOut } from 'shared-state'
import { fakeApi, refusal, renderButtons, START } from '../revision.testing.tsx'

const api = fakeApi()
const TEXT = 'Um escriba atravessa o reino.'
const EDIT = '/api/edits/title/1'
const DRAFTS = 'POST /api/drafts/title/1'
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const synopsis = () => screen.getByLabelText('Sinopse')

beforeEach(async () => {
	api.sent.length = 0
	sessionStorage.clear()
	api.respondWith(`GET ${EDIT}`, { body: { ...START, drafts: ['model', 'wikipedia', 'later'] } })
	api.respondWith(`POST ${EDIT}`, { body: { revision: 7 } })
	api.respondWith('GET /api/auth/session', {
		body: { user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } },
	})
	api.respondWith('POST /api/auth/logout', { body: { done: true } })
	$token.set('half')
	await resumeSession()
})

afterEach(signOut)

async function openForm() {
	const shown = await renderButtons()
	await press('Editar')
	await screen.findByLabelText('Sinopse')
	return shown
}

test('a draft stands in the field, marked, and the text that it replaced comes back', async () => {
	api.respondWith(DRAFTS, { body: { id: 4, text: TEXT, sourceUrl: null } })
	await openForm()
	fireEvent.change(synopsis(), { target: { value: 'Eu escrevi isto.' } })
	fireEvent.change(screen.getByLabelText('O que você lembra (opcional)'), { target: { value: 'cartas' } })
	await press('Pedir um rascunho à Niouka')
	expect(api.posted()).toEqual([{ kind: 'model', keywords: 'cartas' }])
	expect(synopsis()).toHaveValue(TEXT)
	expect(screen.getByText(/Isto é um rascunho/)).toBeVisible()
	await press('Voltar ao texto de antes')
	expect(synopsis()).toHaveValue('Eu escrevi isto.')
	await press('Salvar Alterações')
	expect(api.posted().at(-1)).toEqual({
		changes: [{ field: 'synopsis', from: 'Era uma vez.', to: 'Eu escrevi isto.' }],
	})
})

test('unchanged it is saved once its editor confirms it, also after the form was closed', async () => {
	api.respondWith(DRAFTS, { body: { id: 4, text: TEXT, sourceUrl: null } })
	api.respondWith(
		`POST ${EDIT}`,
		{ status: 400, body: refusal('request.invalid', { fields: { synopsis: 'draft.unread' } }) },
		{ body: { revision: 7 } },
	)
	const { unmount } = await openForm()
	await press('Pedir um rascunho à Niouka')
	await press('Salvar Alterações')
	expect(synopsis()).toHaveAccessibleDescription(/Leia o rascunho/)
	unmount()
	await openForm()
	await act(async () => screen.getByRole('checkbox', { name: 'Li tudo, e está certo assim' }).click())
	await press('Salvar Alterações')
	expect(api.posted().at(-1)).toEqual({
		changes: [{ field: 'synopsis', from: 'Era uma vez.', to: TEXT, draft: 4, confirmed: true }],
	})
})

test('what is typed over it is a changed draft, and an emptied field none', async () => {
	api.respondWith(DRAFTS, { body: { id: 4, text: TEXT, sourceUrl: 'https://pt.wikipedia.org/wiki/X' } })
	await openForm()
	await press('Começar com o texto da Wikipédia')
	expect(screen.getByRole('link', { name: 'Ver o artigo' })).toHaveAttribute('href', 'https://pt.wikipedia.org/wiki/X')
	fireEvent.change(synopsis(), { target: { value: `${TEXT} Fim.` } })
	expect(screen.queryByRole('checkbox')).toBeNull()
	fireEvent.change(synopsis(), { target: { value: '' } })
	expect(screen.queryByText(/Isto é um rascunho/)).toBeNull()
})

test('a refused draft says why, and what was typed stays', async () => {
	api.respondWith(DRAFTS, { status: 429, body: refusal('draft.limit') })
	await openForm()
	await press('Pedir um rascunho à Niouka')
	expect(screen.getByRole('alert')).toHaveTextContent('Os rascunhos de hoje acabaram. Amanhã tem mais!')
	expect(synopsis()).toHaveValue('Era uma vez.')
})

test('where the server offers none, the form has no button for it', async () => {
	api.respondWith(`GET ${EDIT}`, { body: START })
	await openForm()
	expect(screen.queryByRole('button', { name: /rascunho|Wikipédia/ })).toBeNull()
})
