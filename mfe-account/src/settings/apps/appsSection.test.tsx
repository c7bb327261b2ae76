import { act, screen } from '@testing-library/react'
import { $site, signOut } from 'shared-state'
import { answerWith, ok, press, refused, toasts, UNREACHABLE } from 'slice-kit/testing'
import { open, setUpSettings } from '../settings.testing.tsx'
import { AUTHORIZATION, answerLists, panel, pressIn, sentTo } from './apps.testing.tsx'

setUpSettings()
beforeEach(() => answerLists())

test('each empty list says so', async () => {
	await open('/settings/apps')
	expect(screen.getByText(/^Nenhum aplicativo age em seu nome/)).toBeVisible()
	expect(screen.getByText('Você não tem nenhum token.')).toBeVisible()
	expect(screen.getByText('Você não registrou nenhum aplicativo.')).toBeVisible()
})

test('a list that fails to load can be retried, and leaves the others', async () => {
	answerWith({ 'GET /api/authorizations': UNREACHABLE })
	await open('/settings/apps')
	expect(screen.getByText('Os aplicativos autorizados não puderam ser carregados')).toBeVisible()
	expect(screen.getByText('Você não tem nenhum token.')).toBeVisible()
	answerLists({ authorizations: [AUTHORIZATION] })
	await press('Tentar novamente')
	expect(screen.getByText('Rastreador')).toBeVisible()
})

test('an authorised app shows what it may do, and ends after a confirmation', async () => {
	answerLists({ authorizations: [AUTHORIZATION] })
	await open('/settings/apps')
	const apps = panel('Aplicativos autorizados')
	expect(apps.getByText('Ver seu nome e sua foto')).toBeVisible()
	expect(apps.getByText(/^desde 1 de abr\. de 2026 · nunca usado$/)).toBeVisible()
	await press('Encerrar acesso de Rastreador')
	const END = 'DELETE /api/authorizations/x1'
	expect(sentTo(END)).toEqual([])
	answerWith({ [END]: ok({ done: true }) })
	answerLists()
	await pressIn('Encerrar acesso')
	expect(sentTo(END)).toHaveLength(1)
	expect(screen.queryByText('Rastreador')).toBeNull()
	expect(toasts()).toEqual(['Rastreador não tem mais acesso.'])
})

test('an end that the server cannot do leaves the app', async () => {
	answerLists({ authorizations: [AUTHORIZATION] })
	await open('/settings/apps')
	answerWith({ 'DELETE /api/authorizations/x1': refused(500, 'server.failed') })
	await press('Encerrar acesso de Rastreador')
	await pressIn('Encerrar acesso')
	expect(screen.getByText('Rastreador')).toBeVisible()
	expect(toasts()).toHaveLength(1)
})

test('the visitor of a demo has empty lists, and asks for none', async () => {
	await signOut()
	await act(async () => $site.set({ demo: true, chatUrl: '', sourceUrl: '' }))
	await open('/settings/apps')
	expect(screen.getByText('Você não tem nenhum token.')).toBeVisible()
	expect(sentTo('GET /api/access-tokens')).toEqual([])
})
