import { act, fireEvent, screen } from '@testing-library/react'
import { $token, resumeSession, signOut } from 'shared-state'
import { answerWith, ok, press, refused, requests } from 'slice-kit/testing'
import { posted, renderButtons, START } from '../revision.testing.tsx'

const TEXT = 'Um escriba atravessa o reino.'
const EDIT = '/api/edits/title/1'
const DRAFTS = 'POST /api/drafts/title/1'
const synopsis = () => screen.getByLabelText('Sinopse')

beforeEach(async () => {
	requests.length = 0
	sessionStorage.clear()
	answerWith({ [`GET ${EDIT}`]: ok({ ...START, drafts: ['model', 'wikipedia', 'later'] }) })
	answerWith({ [`POST ${EDIT}`]: ok({ revision: 7 }) })
	answerWith({ 'GET /api/auth/session': ok({ user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } }) })
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
	answerWith({ [DRAFTS]: ok({ id: 4, text: TEXT, sourceUrl: null }) })
	await openForm()
	fireEvent.change(synopsis(), { target: { value: 'Eu escrevi isto.' } })
	fireEvent.change(screen.getByLabelText('O que você lembra (opcional)'), { target: { value: 'cartas' } })
	await press('Pedir um rascunho à Niouka')
	expect(posted()).toEqual([{ kind: 'model', keywords: 'cartas' }])
	expect(synopsis()).toHaveValue(TEXT)
	expect(screen.getByText(/Isto é um rascunho/)).toBeVisible()
	await press('Voltar ao texto de antes')
	expect(synopsis()).toHaveValue('Eu escrevi isto.')
	await press('Salvar Alterações')
	expect(posted().at(-1)).toEqual({
		changes: [{ field: 'synopsis', from: 'Era uma vez.', to: 'Eu escrevi isto.' }],
	})
})

test('unchanged it is saved once its editor confirms it, also after the form was closed', async () => {
	answerWith({ [DRAFTS]: ok({ id: 4, text: TEXT, sourceUrl: null }) })
	answerWith({
		[`POST ${EDIT}`]: [refused(400, 'request.invalid', { fields: { synopsis: 'draft.unread' } }), ok({ revision: 7 })],
	})
	const { unmount } = await openForm()
	await press('Pedir um rascunho à Niouka')
	await press('Salvar Alterações')
	expect(synopsis()).toHaveAccessibleDescription(/Leia o rascunho/)
	unmount()
	await openForm()
	await act(async () => screen.getByRole('checkbox', { name: 'Li tudo, e está certo assim' }).click())
	await press('Salvar Alterações')
	expect(posted().at(-1)).toEqual({
		changes: [{ field: 'synopsis', from: 'Era uma vez.', to: TEXT, draft: 4, confirmed: true }],
	})
})

test('what is typed over it is a changed draft, and an emptied field none', async () => {
	answerWith({ [DRAFTS]: ok({ id: 4, text: TEXT, sourceUrl: 'https://pt.wikipedia.org/wiki/X' }) })
	await openForm()
	await press('Começar com o texto da Wikipédia')
	expect(screen.getByRole('link', { name: 'Ver o artigo' })).toHaveAttribute('href', 'https://pt.wikipedia.org/wiki/X')
	fireEvent.change(synopsis(), { target: { value: `${TEXT} Fim.` } })
	expect(screen.queryByRole('checkbox')).toBeNull()
	fireEvent.change(synopsis(), { target: { value: '' } })
	expect(screen.queryByText(/Isto é um rascunho/)).toBeNull()
})

test('a refused draft says why, and what was typed stays', async () => {
	answerWith({ [DRAFTS]: refused(429, 'draft.limit') })
	await openForm()
	await press('Pedir um rascunho à Niouka')
	expect(screen.getByRole('alert')).toHaveTextContent('Os rascunhos de hoje acabaram. Amanhã tem mais!')
	expect(synopsis()).toHaveValue('Era uma vez.')
})

test('where the server offers none, the form has no button for it', async () => {
	answerWith({ [`GET ${EDIT}`]: ok(START) })
	await openForm()
	expect(screen.queryByRole('button', { name: /rascunho|Wikipédia/ })).toBeNull()
})
