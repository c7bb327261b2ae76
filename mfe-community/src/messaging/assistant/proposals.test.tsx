import { act, screen, within } from '@testing-library/react'
import type { ListProposal } from 'shared-contract'
import { $toasts } from 'shared-state'
import { answerWith, ok, press, refused, requests, toasts } from 'slice-kit/testing'
import { EMPTY_CONVERSATION, ended, lastSent, open, question, reply, submitTo, WORK } from './assistantPage.testing.tsx'

const PROPOSAL: ListProposal = {
	index: 0,
	work: WORK,
	from: { status: 'planned', progress: 4, score: null },
	to: { status: 'current', progress: 5, score: 8 },
	state: 'open',
}
const PATH = 'POST /api/assistant/messages/2/proposals/0'
const CONFIRM = /^Confirmar: Cartas do Farol/

async function openWith(change: Partial<ListProposal> = {}) {
	const items = [question('Vi mais um', 'c').question, reply({ proposals: [{ ...PROPOSAL, ...change }] })]
	await open({ ...EMPTY_CONVERSATION, items })
}
const answers = (state: ListProposal['state']) => {
	answerWith({ [PATH]: ok({ proposal: { ...PROPOSAL, state } }) })
}

test.each<[string, Partial<ListProposal>]>([
	['Planejado → Assistindo, episódio 4 → 5, nota 8', {}],
	['Entra na sua lista: Planejado', { from: null, to: { status: 'planned', progress: 0, score: null } }],
	['Sai da sua lista', { to: null }],
	[
		'capítulo 4 → 9',
		{ work: { ...WORK, kind: 'manga', format: 'Manga' }, to: { status: 'planned', progress: 9, score: null } },
	],
])('a card says "%s", and nothing is sent before a press', async (text, change) => {
	await openWith(change)
	expect(screen.getByText(text)).toBeVisible()
	expect(screen.getAllByRole('link', { name: 'Cartas do Farol' })).toHaveLength(1)
	expect(screen.getByRole('button', { name: CONFIRM })).toBeVisible()
	expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a confirmed change is done, and the toast undoes it', async () => {
	await openWith()
	answers('done')
	await press(CONFIRM)
	expect(lastSent()).toEqual([PATH, { accept: true }])
	expect(screen.getByText('Feito.')).toBeVisible()
	expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull()
	expect(toasts()).toEqual(['Cartas do Farol: lista atualizada.'])
	answers('declined')
	await act(async () => $toasts.get()[0]?.action?.onPress())
	expect(lastSent()).toEqual([PATH, { accept: false, undo: true }])
	expect(screen.getByText('Nada mudou na lista.')).toBeVisible()
})

test('"Agora não" declines it without a toast', async () => {
	await openWith()
	answers('declined')
	await press('Agora não: Cartas do Farol')
	expect(lastSent()).toEqual([PATH, { accept: false }])
	expect(screen.getByText('Nada mudou na lista.')).toBeVisible()
	expect(toasts()).toEqual([])
})

test('where the list changed meanwhile the card says so and offers nothing', async () => {
	await openWith()
	answerWith({ [PATH]: refused(409, 'list.changed') })
	await press(CONFIRM)
	expect(screen.getByText(/a proposta não vale mais/)).toBeVisible()
	expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull()
	expect(screen.queryByText('Feito.')).toBeNull()
})

test('a failed press says why, and can be repeated', async () => {
	await openWith()
	answerWith({ [PATH]: refused(409, 'entry.tooMany') })
	await press(CONFIRM)
	expect(toasts()).toEqual(['Sua lista chegou ao máximo de títulos.'])
	expect(screen.getByRole('button', { name: CONFIRM })).toBeVisible()
})

test('while the reply is written its card has no buttons', async () => {
	await open()
	const stream = await submitTo('Vi mais um')
	await stream.send(question('Vi mais um'), { type: 'proposal', proposal: PROPOSAL }, { type: 'text', text: 'Veja' })
	const said = screen.getByRole('region', { name: 'Mensagens com a Niouka' })
	expect(within(said).getByText(/episódio 4 → 5/)).toBeInTheDocument()
	expect(screen.queryByRole('button', { name: CONFIRM })).toBeNull()
	await stream.send(ended({ text: 'Veja', proposals: [PROPOSAL] }))
	expect(screen.getByRole('button', { name: CONFIRM })).toBeVisible()
})
