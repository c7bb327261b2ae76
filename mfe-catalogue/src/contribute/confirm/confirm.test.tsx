import { act, fireEvent, screen } from '@testing-library/react'
import type { Confirmation } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { $toasts, $token, dismissToast, resumeSession } from 'shared-state'
import { answerWith, ok, refused, requests } from 'slice-kit/testing'
import * as page from '../proposals/route.tsx'
import { renderRoute } from '../revision/renderRoute.testing.tsx'

const question = (id: number): Confirmation => ({
	id,
	kind: 'name',
	proposed: `Nome ${id}`,
	subject: {
		title: `Obra ${id}`,
		englishTitle: null,
		japaneseTitle: null,
		path: `/anime/${id}`,
		imageUrl: `/art/poster/${id}.svg`,
	},
})
const LIST = 'GET /api/confirmations/name'

beforeAll(() => setLocale('pt'))
beforeEach(async () => {
	requests.length = 0
	answerWith({ 'GET /api/auth/session': ok({ user: { id: 'a', username: 'Bia', avatarUrl: null, role: 'member' } }) })
	answerWith({ [LIST]: ok({ items: [question(1), question(2)], left: 2 }) })
	for (const id of [1, 2]) {
		answerWith({ [`PUT /api/confirmations/${id}/answer`]: ok({ state: 'open' }) })
		answerWith({ [`DELETE /api/confirmations/${id}/answer`]: ok({ state: 'open' }) })
	}
	$token.set('half')
	await resumeSession()
})
afterEach(() => {
	for (const { id } of $toasts.get()) dismissToast(id)
})

const open = async () => {
	await renderRoute('/proposals/confirm', page, '/proposals/:part?')
	await screen.findByText('É este o nome brasileiro?')
}
const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }))
const sent = () =>
	requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])

test('one question at a time, answered with a press or a key, and the last answer is undone', async () => {
	await open()
	expect(screen.getByText('Nome 1')).toBeVisible()
	expect(screen.getByText('Faltam 2 perguntas.')).toBeVisible()
	await act(async () => screen.getByRole('button', { name: /^Sim/ }).click())
	expect(screen.getByText('Nome 2')).toBeVisible()
	expect(screen.getByText('Obra 1: Sim.')).toBeVisible()
	await key('ArrowLeft')
	expect(await screen.findByText('Não há mais perguntas para você')).toBeVisible()
	await key('Backspace')
	expect(screen.getByText('Nome 2')).toBeVisible()
	expect(sent()).toEqual([
		['PUT', '/api/confirmations/1/answer', { answer: 'yes' }],
		['PUT', '/api/confirmations/2/answer', { answer: 'no' }],
		['DELETE', '/api/confirmations/2/answer', undefined],
	])
})

test('it says when an answer settled the question', async () => {
	answerWith({ 'PUT /api/confirmations/1/answer': ok({ state: 'confirmed' }) })
	await open()
	await key('ArrowRight')
	expect(await screen.findByText('Obra 1: Sim. Confirmado.')).toBeVisible()
})

test('an answer that could not be stored is asked again', async () => {
	answerWith({ 'PUT /api/confirmations/1/answer': refused(503, 'server.unavailable') })
	await open()
	await key('ArrowUp')
	expect(await screen.findByText('Nome 1')).toBeVisible()
	expect($toasts.get()).toHaveLength(1)
})

test('a list that fails to load shows an error, and its button loads it again', async () => {
	answerWith({ [LIST]: [refused(503, 'server.unavailable'), ok({ items: [question(1)], left: 1 })] })
	await renderRoute('/proposals/confirm', page, '/proposals/:part?')
	await act(async () => (await screen.findByRole('button', { name: 'Tentar novamente' })).click())
	expect(await screen.findByText('Nome 1')).toBeVisible()
})
