import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { $navigate, $site, $toasts, $token, resumeSession, signOut } from 'shared-state'
import { demoEditOf } from './demoEdits.ts'
import { fakeApi, openPart, refusal, renderButtons, START } from './revision.testing.tsx'

const api = fakeApi()
const SITE = { chatUrl: '', sourceUrl: '' }
const EDIT = '/api/edits/title/1'

beforeEach(async () => {
	api.sent.length = 0
	sessionStorage.clear()
	api.respondWith(`GET ${EDIT}`, { body: START })
	api.respondWith('GET /api/auth/session', {
		body: { user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } },
	})
	api.respondWith('POST /api/auth/logout', { body: { done: true } })
	$token.set('half')
	await resumeSession()
})

afterEach(async () => {
	await signOut()
	for (const { id } of $toasts.get()) (await import('shared-state')).dismissToast(id)
})

async function openForm(entity: 'title' | 'episode' = 'title') {
	const shown = await renderButtons(entity)
	await act(async () => screen.getByRole('button', { name: 'Editar' }).click())
	await screen.findByRole('dialog')
	return shown
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const toastTexts = () => $toasts.get().map(({ text }) => text)

test('the form has the current texts and the labels of the specification', async () => {
	await openForm()
	expect(screen.getByRole('heading', { name: 'Editar "Crônicas"' })).toBeVisible()
	expect(await screen.findByLabelText('Título')).toHaveValue('Crônicas')
	expect(screen.getByLabelText('Sinopse')).toHaveValue('Era uma vez.')
	await openPart('Imagens')
	expect(screen.getByLabelText('URL do Poster')).toHaveValue('')
	expect(screen.getByLabelText('URL do Banner')).toHaveAttribute('type', 'url')
	expect(screen.getByRole('button', { name: 'Cancelar' })).toBeVisible()
})

test('the form of a manga has its own labels', async () => {
	await renderButtons('title', 'manga')
	await press('Editar')
	expect(await screen.findByLabelText('Título do Mangá')).toHaveValue('Crônicas')
	expect(screen.getByLabelText('Sinopse')).toBeVisible()
	await openPart('Imagens')
	for (const label of ['URL do Poster Principal', 'URL do Banner Principal']) {
		expect(screen.getByLabelText(label)).toBeVisible()
	}
})

test('a member saves the changes with their base texts; the page then reloads its data', async () => {
	api.respondWith(`POST ${EDIT}`, { body: { revision: 7 } })
	const { page } = await openForm()
	type('Sinopse', 'Era outra vez.')
	await press('Salvar Alterações')
	expect(api.posted()).toEqual([{ changes: [{ field: 'synopsis', from: 'Era uma vez.', to: 'Era outra vez.' }] }])
	expect(toastTexts()).toEqual(['Alterações salvas!'])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(page.loads).toBe(2)
})

test('a save without changes is not sent and shows a message', async () => {
	await openForm()
	await press('Salvar Alterações')
	expect(api.posted()).toEqual([])
	expect(toastTexts()).toEqual(['Nada mudou, então não há o que salvar.'])
})

test('a field that the server refuses shows the reason in the reader’s language', async () => {
	api.respondWith(`POST ${EDIT}`, {
		status: 400,
		body: refusal('request.invalid', { fields: { posterUrl: 'url.invalid' } }),
	})
	await openForm()
	await openPart('Imagens')
	type('URL do Poster', 'javascript:alert(1)')
	await openPart('Nomes')
	// The part with the error opens.
	await press('Salvar Alterações')
	expect(screen.getByLabelText('URL do Poster')).toHaveAccessibleDescription(/endereço completo/)
	expect(screen.getByLabelText('URL do Poster')).toHaveValue('javascript:alert(1)')
})

describe('a field that another member changed meanwhile', () => {
	const conflict = {
		field: 'synopsis',
		wanted: 'Minha.',
		current: 'De Caio.',
		by: { revision: 3, name: 'Caio', at: new Date().toISOString() },
	}

	beforeEach(async () => {
		api.respondWith(
			`POST ${EDIT}`,
			{ status: 409, body: refusal('revision.conflict', { conflicts: [conflict] }) },
			{ body: { revision: 8 } },
		)
		await openForm()
		type('Sinopse', 'Minha.')
		type('Título', 'Outro')
		await press('Salvar Alterações')
	})

	test('shows both texts and requires a choice', async () => {
		const box = within(screen.getByRole('region', { name: /Sinopse: alguém mudou/ }))
		expect(box.getByText(/Caio mudou/)).toBeVisible()
		const texts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
		expect(texts).toEqual(['De Caio.', 'Minha.'])
		await press('Salvar Alterações')
		expect(api.posted()).toHaveLength(1)
		expect(toastTexts()).toContain('Escolha o que fica antes de salvar.')
		expect(screen.getByLabelText('Título')).toHaveValue('Outro')
	})

	test.each([
		['Ficar com o meu', [{ field: 'synopsis', from: 'De Caio.', to: 'Minha.' }]],
		['Ficar com o de agora', []],
	])('%s', async (choice, synopsis) => {
		await press(choice)
		await press('Salvar Alterações')
		expect(api.posted()[1]).toEqual({ changes: [{ field: 'title', from: 'Crônicas', to: 'Outro' }, ...synopsis] })
		expect(toastTexts()).toContain('Alterações salvas!')
	})

	test('can be combined: the input shows, with both texts still visible', async () => {
		await press('Juntar os dois')
		expect(screen.getByLabelText('Sinopse')).toHaveValue('Minha.')
		type('Sinopse', 'Minha e de Caio.')
		expect([...document.querySelectorAll('dd')]).toHaveLength(2)
		await press('Salvar Alterações')
		expect(api.posted()[1]).toMatchObject({
			changes: [{ field: 'title' }, { field: 'synopsis', from: 'De Caio.', to: 'Minha e de Caio.' }],
		})
	})
})

test('a picture that was cleared again is the drawing of the site, and nothing is sent', async () => {
	await openForm()
	await openPart('Imagens')
	type('URL do Poster', 'https://exemplo.com.br/a.png')
	type('URL do Poster', '')
	await press('Salvar Alterações')
	expect(api.posted()).toEqual([])
	expect(toastTexts()).toContain('Nada mudou, então não há o que salvar.')
})

describe('a draft', () => {
	test.each(['Fechar', 'Cancelar'])('is kept by %s, and deleted by Descartar', async (close) => {
		await openForm()
		type('Título', 'Quase')
		await press(close)
		await press('Editar')
		expect(await screen.findByLabelText('Título')).toHaveValue('Quase')
		expect(screen.getByText('Trouxemos de volta o que você tinha digitado.')).toBeVisible()
		await press('Descartar')
		expect(await screen.findByLabelText('Título')).toHaveValue('Crônicas')
	})

	test('belongs to its author: the next member sees the stored text, and the author finds the draft again', async () => {
		const { unmount } = await openForm()
		type('Título', 'Só da Bia')
		unmount()
		for (const [id, username, title] of [
			['b', 'Caio', 'Crônicas'],
			['a', 'Bia', 'Só da Bia'],
		]) {
			await signOut()
			api.respondWith('GET /api/auth/session', { body: { user: { id, username, avatarUrl: null, role: 'member' } } })
			$token.set('half')
			await resumeSession()
			const form = await openForm()
			expect(await screen.findByLabelText('Título')).toHaveValue(title)
			form.unmount()
		}
	})

	test('is restored when a visitor returns from signing in: the form opens by itself', async () => {
		await signOut()
		$site.set({ ...SITE, demo: false })
		const went: string[] = []
		$navigate.set((path) => went.push(path))
		const { unmount } = await openForm()
		type('Título', 'De visita')
		await press('Salvar Alterações')
		expect(went).toEqual([expect.stringMatching(/^\/auth\?next=/)])
		expect(api.posted().filter(Boolean)).toEqual([])
		unmount()
		await renderButtons()
		expect(await screen.findByLabelText('Título')).toHaveValue('De visita')
	})
})

test('the edit of a demo visitor is logged, announced, shown in this browser and not sent', async () => {
	await signOut()
	api.sent.length = 0
	$site.set({ ...SITE, demo: true })
	const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
	const { page } = await openForm()
	type('Título', 'De exemplo')
	await press('Salvar Alterações')
	expect(logged).toHaveBeenCalledWith('POST /api/edits/:entity/:id', expect.anything())
	expect(toastTexts()).toEqual(['Alterações salvas! (Verifique o console para ver os dados)'])
	expect(demoEditOf({ entity: 'title', id: 1 })).toEqual({ title: 'De exemplo' })
	expect(api.posted()).toEqual([])
	expect(page.loads).toBe(2)
	await press('Editar')
	expect(await screen.findByLabelText('Título')).toHaveValue('De exemplo')
})

test('an episode has its own fields and labels', async () => {
	await signOut()
	$site.set({ ...SITE, demo: true })
	jest.spyOn(console, 'log').mockImplementation(() => {})
	api.respondWith('GET /api/edits/episode/1', {
		body: {
			values: [
				{ field: 'title', value: 'A carta' },
				{ field: 'description', value: '' },
				{ field: 'thumbnailUrl', value: '/art/episode/1.svg' },
			],
			remotePictures: true,
		},
	})
	await openForm('episode')
	expect(await screen.findByLabelText('URL da Miniatura')).toHaveValue('')
	type('Descrição', 'Chega uma carta.')
	await press('Salvar Alterações')
	expect(toastTexts()).toEqual(['Alterações salvas! (Funcionalidade de exemplo)'])
})

test('texts that fail to load have a message and a retry button', async () => {
	api.respondWith(`GET ${EDIT}`, { status: 503, body: {} }, { body: START })
	await openForm()
	expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para abrir a edição')
	await press('Tentar novamente')
	expect(await screen.findByLabelText('Título')).toHaveValue('Crônicas')
})

test('a new member reads before sending what holds at once and what waits', async () => {
	const later = [{ field: 'synopsisEn', value: '' }]
	api.respondWith(`GET ${EDIT}`, { body: { ...START, later, fills: ['synopsisEn'] } })
	api.respondWith(`POST ${EDIT}`, { body: { revision: 5, proposal: 6 } })
	await openForm()
	const dialog = within(screen.getByRole('dialog'))
	expect(await dialog.findByText(/^O que preenche um campo vazio aparece na hora/)).toBeVisible()
	type('Sinopse', 'Outra.')
	type('Sinopse em inglês', 'Once.')
	expect(dialog.getByText('Aparece na página assim que você salvar: Sinopse em inglês.')).toBeVisible()
	expect(dialog.getByText('Espera por um moderador: Sinopse.')).toBeVisible()
	await press('Salvar Alterações')
	expect(toastTexts()).toEqual(['Obrigado! O que faltava já está na página; o resto espera por um moderador.'])
})
