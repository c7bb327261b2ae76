import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { setLocale } from 'shared-i18n'
import { $toasts, $token, dismissToast, resumeSession, signOut } from 'shared-state'
import { fakeApi, openPart, refusal, renderButtons, START } from './revision.testing.tsx'

const ID = 'a'.repeat(64)
const EDIT = '/api/edits/title/1'
const UPLOAD = 'POST /api/uploads?purpose=poster'
const api = fakeApi()

beforeEach(async () => {
	await setLocale('pt')
	sessionStorage.clear()
	api.sent.length = 0
	// jsdom loads no picture, so its size is not known.
	Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
	jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
		Object.defineProperties(this, { naturalWidth: { value: 400 }, naturalHeight: { value: 600 } })
		this.onload?.(new Event('load'))
	})
	api.respondWith(`GET ${EDIT}`, { body: START })
	api.respondWith(`POST ${EDIT}`, { body: { revision: 1 } })
	api.respondWith('GET /api/auth/session', {
		body: { user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } },
	})
	api.respondWith('POST /api/auth/logout', { body: { done: true } })
	$token.set('half')
	await resumeSession()
})
afterEach(async () => {
	await signOut()
	jest.restoreAllMocks()
	for (const { id } of $toasts.get()) dismissToast(id)
})

async function sendPicture(type = 'image/png') {
	await renderButtons()
	await act(async () => screen.getByRole('button', { name: 'Editar' }).click())
	await openPart('Imagens')
	const input = document.querySelector('input[aria-label="URL do Poster: Enviar imagem"]') as HTMLElement
	await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'a', { type })] } }))
	return screen.getByLabelText('URL do Poster')
}

test('an uploaded poster is the new picture of the title', async () => {
	api.respondWith(UPLOAD, { body: { id: ID, url: `/uploads/${ID}.webp`, width: 400, height: 600 } })
	expect(await sendPicture()).toHaveValue(`/uploads/${ID}.webp`)
	await act(async () => screen.getByRole('button', { name: 'Salvar Alterações' }).click())
	expect(api.posted().at(-1)).toEqual({
		changes: [{ field: 'posterUrl', from: '/art/poster/1.svg', to: `/uploads/${ID}.webp` }],
	})
})

test('further posters are uploaded and moved in their list, and are not missing where there are none', async () => {
	const later = [
		{ field: 'otherPosters', value: '[{"url":"/uploads/a.webp"}]' },
		{ field: 'otherBanners', value: '' },
	]
	api.respondWith(`GET ${EDIT}`, { body: { ...START, later } })
	api.respondWith(UPLOAD, { body: { id: ID, url: `/uploads/${ID}.webp`, width: 400, height: 600 } })
	await renderButtons()
	await act(async () => screen.getByRole('button', { name: 'Editar' }).click())
	await openPart('Imagens')
	expect(screen.getByText('Falta: URL do Poster e URL do Banner')).toBeVisible()
	const list = within(screen.getByRole('group', { name: 'Outros pôsteres' }))
	await act(async () => list.getByRole('button', { name: 'Adicionar' }).click())
	const input = list.getAllByLabelText('Endereço: Enviar imagem', { selector: 'input' })[1] as HTMLElement
	await act(async () => fireEvent.change(input, { target: { files: [new File(['x'], 'a', { type: 'image/png' })] } }))
	await act(async () => list.getByRole('button', { name: 'Subir a linha 2' }).click())
	await act(async () => screen.getByRole('button', { name: 'Salvar Alterações' }).click())
	const { changes } = api.posted().at(-1) as { changes: { field: string; to: string }[] }
	expect(changes.map(({ field, to }) => [field, JSON.parse(to)])).toEqual([
		['otherPosters', [{ url: `/uploads/${ID}.webp` }, { url: '/uploads/a.webp' }]],
	])
})

test.each([
	['by the server', 'image/png', 'upload.tooLarge'],
	['by the browser', 'text/plain', undefined],
])('a file that is refused %s leaves the field empty and says why', async (_name, type, code) => {
	if (code) api.respondWith(UPLOAD, { status: 400, body: refusal(code) })
	const field = await sendPicture(type)
	expect(field).toHaveValue('')
	expect(field).toHaveAttribute('aria-invalid', 'true')
})
