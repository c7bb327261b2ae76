import { jest } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { setLocale } from 'shared-i18n'
import { $toasts, $token, dismissToast, resumeSession, signOut } from 'shared-state'
import { answerWith, ok, refused, requests } from 'slice-kit/testing'
import { openPart, posted, renderButtons, START } from './revision.testing.tsx'

const ID = 'a'.repeat(64)
const EDIT = '/api/edits/title/1'
const UPLOAD = 'POST /api/uploads?purpose=poster'

beforeEach(async () => {
	await setLocale('pt')
	sessionStorage.clear()
	requests.length = 0
	// jsdom loads no picture, so its size is not known.
	Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
	jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
		Object.defineProperties(this, { naturalWidth: { value: 400 }, naturalHeight: { value: 600 } })
		this.onload?.(new Event('load'))
	})
	answerWith({ [`GET ${EDIT}`]: ok(START) })
	answerWith({ [`POST ${EDIT}`]: ok({ revision: 1 }) })
	answerWith({ 'GET /api/auth/session': ok({ user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } }) })
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
	answerWith({ [UPLOAD]: ok({ id: ID, url: `/uploads/${ID}.webp`, width: 400, height: 600 }) })
	expect(await sendPicture()).toHaveValue(`/uploads/${ID}.webp`)
	await act(async () => screen.getByRole('button', { name: 'Salvar Alterações' }).click())
	expect(posted().at(-1)).toEqual({
		changes: [{ field: 'posterUrl', from: '/art/poster/1.svg', to: `/uploads/${ID}.webp` }],
	})
})

test('further posters are uploaded and moved in their list, and are not missing where there are none', async () => {
	const later = [
		{ field: 'otherPosters', value: '[{"url":"/uploads/a.webp"}]' },
		{ field: 'otherBanners', value: '' },
	]
	answerWith({ [`GET ${EDIT}`]: ok({ ...START, later }) })
	answerWith({ [UPLOAD]: ok({ id: ID, url: `/uploads/${ID}.webp`, width: 400, height: 600 }) })
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
	const { changes } = posted().at(-1) as { changes: { field: string; to: string }[] }
	expect(changes.map(({ field, to }) => [field, JSON.parse(to)])).toEqual([
		['otherPosters', [{ url: `/uploads/${ID}.webp` }, { url: '/uploads/a.webp' }]],
	])
})

test.each([
	['by the server', 'image/png', 'upload.tooLarge'],
	['by the browser', 'text/plain', undefined],
] as const)('a file that is refused %s leaves the field empty and says why', async (_name, type, code) => {
	if (code) answerWith({ [UPLOAD]: refused(400, code) })
	const field = await sendPicture(type)
	expect(field).toHaveValue('')
	expect(field).toHaveAttribute('aria-invalid', 'true')
})
