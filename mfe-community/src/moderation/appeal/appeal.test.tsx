import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { answerWith, ok, openRoute, refused, requests, signInAs } from 'slice-kit/testing'
import { Component, loader } from './route.tsx'

const NOTICE = {
	kind: 'list',
	content: { title: 'Relojoaria', text: 'Compre já', picture: null, pictures: [] },
	on: 'Relojoaria',
	rule: 'spam',
	reason: 'Só propaganda',
	hiddenAt: '2026-04-01T12:00:00.000Z',
	until: '2999-04-15T12:00:00.000Z',
	appeal: null,
}
const PATH = '/api/appeals/list/cl3'

async function open(path = '/appeals/list/cl3', isMember = true) {
	if (isMember) await signInAs('member')
	await openRoute([{ path: '/appeals/:kind/:id', Component, loader }], path)
	await screen.findByRole('heading', { level: 1, name: 'Decisão da moderação' })
}

test('the author reads the rule and the reason and appeals once; a refusal keeps the text', async () => {
	const appeal = { state: 'waiting', text: 'Foi engano', createdAt: NOTICE.hiddenAt }
	answerWith({ [`GET ${PATH}`]: [ok(NOTICE), ok({ ...NOTICE, appeal })] })
	answerWith({ [`POST ${PATH}`]: [refused(500, 'server.failed'), ok({ done: true })] })
	await open()
	expect(screen.getByText('Relojoaria')).toBeVisible()
	expect(screen.getByText('Propaganda ou spam')).toBeVisible()
	expect(screen.getByText('Só propaganda')).toBeVisible()
	const text = screen.getByRole('textbox')
	const button = screen.getByRole('button', { name: 'Contestar' })
	expect(button).toHaveAttribute('aria-disabled', 'true')
	await act(async () => fireEvent.change(text, { target: { value: 'Foi engano' } }))
	await act(async () => fireEvent.click(button))
	expect(text).toHaveValue('Foi engano')
	await act(async () => fireEvent.click(button))
	expect(requests.filter(({ call }) => call.startsWith('POST')).at(-1)?.body).toEqual({ text: 'Foi engano' })
	expect(await screen.findByText('Contestação em análise')).toBeVisible()
	expect(screen.queryByRole('textbox')).toBeNull()
})

test('an appeal that was not sent is there when its page opens again, and that of another decision is empty', async () => {
	answerWith({ [`GET ${PATH}`]: ok(NOTICE) })
	answerWith({ 'GET /api/appeals/list/cl4': ok(NOTICE) })
	await open()
	await act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: 'É um museu' } }))
	cleanup()
	await open('/appeals/list/cl4')
	expect(screen.getByRole('textbox')).toHaveValue('')
	cleanup()
	await open()
	expect(screen.getByRole('textbox')).toHaveValue('É um museu')
})

test('after the time is over there is no form', async () => {
	answerWith({ [`GET ${PATH}`]: ok({ ...NOTICE, until: NOTICE.hiddenAt }) })
	await open()
	expect(screen.getByText('O prazo para contestar acabou.')).toBeVisible()
})

test('another member finds no decision', async () => {
	answerWith({ [`GET ${PATH}`]: refused(404, 'request.notFound') })
	await open()
	expect(screen.getByText('Nenhuma decisão aqui')).toBeVisible()
})

test('a visitor is asked to sign in, and nothing is requested', async () => {
	const before = requests.length
	await open('/appeals/list/cl3', false)
	expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth?next=%2Fappeals%2Flist%2Fcl3')
	expect(requests.slice(before)).toEqual([])
})
