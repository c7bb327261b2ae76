import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { $navigate, $site, $toasts, $token, resumeSession, signOut } from 'shared-state'
import { answerWith, ok, press, refused, requests, type } from 'slice-kit/testing'
import { demoEditOf } from './demoEdits.ts'
import { openPart, posted, renderButtons, START } from './revision.testing.tsx'

const SITE = { chatUrl: '', sourceUrl: '' }
const EDIT = '/api/edits/title/1'

beforeEach(async () => {
	requests.length = 0
	sessionStorage.clear()
	answerWith({ [`GET ${EDIT}`]: ok(START) })
	answerWith({ 'GET /api/auth/session': ok({ user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } }) })
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
	answerWith({ [`POST ${EDIT}`]: ok({ revision: 7 }) })
	const { page } = await openForm()
	await type('Sinopse', 'Era outra vez.')
	await press('Salvar Alterações')
	expect(posted()).toEqual([{ changes: [{ field: 'synopsis', from: 'Era uma vez.', to: 'Era outra vez.' }] }])
	expect(toastTexts()).toEqual(['Alterações salvas!'])
	expect(screen.queryByRole('dialog')).toBeNull()
	expect(page.loads).toBe(2)
})

test('a save without changes is not sent and shows a message', async () => {
	await openForm()
	await press('Salvar Alterações')
	expect(posted()).toEqual([])
	expect(toastTexts()).toEqual(['Nada mudou, então não há o que salvar.'])
})

test('a field that the server refuses shows the reason in the reader’s language', async () => {
	answerWith({ [`POST ${EDIT}`]: refused(400, 'request.invalid', { fields: { posterUrl: 'url.invalid' } }) })
	await openForm()
	await openPart('Imagens')
	await type('URL do Poster', 'javascript:alert(1)')
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
		answerWith({
			[`POST ${EDIT}`]: [refused(409, 'revision.conflict', { conflicts: [conflict] }), ok({ revision: 8 })],
		})
		await openForm()
		await type('Sinopse', 'Minha.')
		await type('Título', 'Outro')
		await press('Salvar Alterações')
	})

	test('shows both texts and requires a choice', async () => {
		const box = within(screen.getByRole('region', { name: /Sinopse: alguém mudou/ }))
		expect(box.getByText(/Caio mudou/)).toBeVisible()
		const texts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
		expect(texts).toEqual(['De Caio.', 'Minha.'])
		await press('Salvar Alterações')
		expect(posted()).toHaveLength(1)
		expect(toastTexts()).toContain('Escolha o que fica antes de salvar.')
		expect(screen.getByLabelText('Título')).toHaveValue('Outro')
	})

	test.each([
		['Ficar com o meu', [{ field: 'synopsis', from: 'De Caio.', to: 'Minha.' }]],
		['Ficar com o de agora', []],
	])('%s', async (choice, synopsis) => {
		await press(choice)
		await press('Salvar Alterações')
		expect(posted()[1]).toEqual({ changes: [{ field: 'title', from: 'Crônicas', to: 'Outro' }, ...synopsis] })
		expect(toastTexts()).toContain('Alterações salvas!')
	})

	test('can be combined: the input shows, with both texts still visible', async () => {
		await press('Juntar os dois')
		expect(screen.getByLabelText('Sinopse')).toHaveValue('Minha.')
		await type('Sinopse', 'Minha e de Caio.')
		expect([...document.querySelectorAll('dd')]).toHaveLength(2)
		await press('Salvar Alterações')
		expect(posted()[1]).toMatchObject({
			changes: [{ field: 'title' }, { field: 'synopsis', from: 'De Caio.', to: 'Minha e de Caio.' }],
		})
	})
})

test('a picture that was cleared again is the drawing of the site, and nothing is sent', async () => {
	await openForm()
	await openPart('Imagens')
	await type('URL do Poster', 'https://exemplo.com.br/a.png')
	await type('URL do Poster', '')
	await press('Salvar Alterações')
	expect(posted()).toEqual([])
	expect(toastTexts()).toContain('Nada mudou, então não há o que salvar.')
})

describe('a draft', () => {
	test.each(['Fechar', 'Cancelar'])('is kept by %s, and deleted by Descartar', async (close) => {
		await openForm()
		await type('Título', 'Quase')
		await press(close)
		await press('Editar')
		expect(await screen.findByLabelText('Título')).toHaveValue('Quase')
		expect(screen.getByText('Trouxemos de volta o que você tinha digitado.')).toBeVisible()
		await press('Descartar')
		expect(await screen.findByLabelText('Título')).toHaveValue('Crônicas')
	})

	test('belongs to its author: the next member sees the stored text, and the author finds the draft again', async () => {
		const { unmount } = await openForm()
		await type('Título', 'Só da Bia')
		unmount()
		for (const [id, username, title] of [
			['b', 'Caio', 'Crônicas'],
			['a', 'Bia', 'Só da Bia'],
		]) {
			await signOut()
			answerWith({ 'GET /api/auth/session': ok({ user: { id, username, avatarUrl: null, role: 'member' } }) })
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
		const { unmount } = await openForm()
		$navigate.set((path) => went.push(path))
		await type('Título', 'De visita')
		await press('Salvar Alterações')
		expect(went).toEqual([expect.stringMatching(/^\/auth\?next=/)])
		expect(posted().filter(Boolean)).toEqual([])
		unmount()
		await renderButtons()
		expect(await screen.findByLabelText('Título')).toHaveValue('De visita')
	})
})

test('the edit of a demo visitor is logged, announced, shown in this browser and not sent', async () => {
	await signOut()
	requests.length = 0
	$site.set({ ...SITE, demo: true })
	const logged = jest.spyOn(console, 'log').mockImplementation(() => {})
	const { page } = await openForm()
	await type('Título', 'De exemplo')
	await press('Salvar Alterações')
	expect(logged).toHaveBeenCalledWith('POST /api/edits/:entity/:id', expect.anything())
	expect(toastTexts()).toEqual(['Alterações salvas! (Verifique o console para ver os dados)'])
	expect(demoEditOf({ entity: 'title', id: 1 })).toEqual({ title: 'De exemplo' })
	expect(posted()).toEqual([])
	expect(page.loads).toBe(2)
	await press('Editar')
	expect(await screen.findByLabelText('Título')).toHaveValue('De exemplo')
})

test('an episode has its own fields and labels', async () => {
	await signOut()
	$site.set({ ...SITE, demo: true })
	jest.spyOn(console, 'log').mockImplementation(() => {})
	answerWith({
		'GET /api/edits/episode/1': ok({
			values: [
				{ field: 'title', value: 'A carta' },
				{ field: 'description', value: '' },
				{ field: 'thumbnailUrl', value: '/art/episode/1.svg' },
			],
			remotePictures: true,
		}),
	})
	await openForm('episode')
	expect(await screen.findByLabelText('URL da Miniatura')).toHaveValue('')
	await type('Descrição', 'Chega uma carta.')
	await press('Salvar Alterações')
	expect(toastTexts()).toEqual(['Alterações salvas! (Funcionalidade de exemplo)'])
})

test('texts that fail to load have a message and a retry button', async () => {
	answerWith({ [`GET ${EDIT}`]: [refused(503, 'server.unavailable'), ok(START)] })
	await openForm()
	expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para abrir a edição')
	await press('Tentar novamente')
	expect(await screen.findByLabelText('Título')).toHaveValue('Crônicas')
})

test('a new member reads before sending what holds at once and what waits', async () => {
	const later = [{ field: 'synopsisEn', value: '' }]
	answerWith({ [`GET ${EDIT}`]: ok({ ...START, later, fills: ['synopsisEn'] }) })
	answerWith({ [`POST ${EDIT}`]: ok({ revision: 5, proposal: 6 }) })
	await openForm()
	const dialog = within(screen.getByRole('dialog'))
	expect(await dialog.findByText(/^O que preenche um campo vazio aparece na hora/)).toBeVisible()
	await type('Sinopse', 'Outra.')
	await type('Sinopse em inglês', 'Once.')
	expect(dialog.getByText('Aparece na página assim que você salvar: Sinopse em inglês.')).toBeVisible()
	expect(dialog.getByText('Espera por um moderador: Sinopse.')).toBeVisible()
	await press('Salvar Alterações')
	expect(toastTexts()).toEqual(['Obrigado! O que faltava já está na página; o resto espera por um moderador.'])
})
