import { act, screen, waitFor, within } from '@testing-library/react'
import { MESSAGES_PAGE_SIZE, type Message } from 'shared-contract'
import { $toasts, dismissToast } from 'shared-state'
import { answerWith, ok, press, refused, requests, toasts } from 'slice-kit/testing'
import { history } from '../interactions.testing.tsx'
import { CAIO, fakeBrowser, HELO, ME, messageOf, open, page } from '../messagesPage.testing.tsx'

beforeAll(fakeBrowser)
// A toast of the test before still stands.
beforeEach(() => {
	for (const { id } of $toasts.get()) dismissToast(id)
})

const LAST = 3000
const GONE = 'Essa mensagem não pôde ser aberta.'
const MESSAGES = 'GET /api/conversations/d1/messages'
/** Messages of a long chat; the change is of the number that it names. */
const range = (from: number, to: number, change: Record<number, Partial<Message>> = {}) =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index).map((number) =>
		messageOf(number, `Fala ${number}`, number % 2 ? CAIO : HELO, change[number]),
	)
const AROUND = `${MESSAGES}?before=${40 + MESSAGES_PAGE_SIZE / 2}`
const quote = { number: 40, state: 'sent', author: CAIO, text: 'Fala 40' } as const
const LONG = {
	[MESSAGES]: page(range(LAST - 4, LAST, { [LAST]: { replyTo: quote } }), { more: true, lastNumber: LAST }),
	[AROUND]: page(range(36, 44), { more: true, lastNumber: LAST }),
	// Everything fits on the page of a test, so it asks for more at both ends.
	[`${MESSAGES}?after=44&deletions=0&changes=0`]: refused(503, 'server.busy'),
}
const article = (text: string) => history().getByText(text).closest('article')
const PATIENCE = { timeout: 20_000 }
const isFocused = (text: string) => waitFor(() => expect(article(text)).toHaveFocus(), PATIENCE)

test('a quote leads to a message that is far away, which gets the focus, and Back returns', async () => {
	const router = await open('/messages/d/d1', LONG)
	await press(history().getByRole('link', { name: /Em resposta a.*Caio Mori.*Fala 40/ }))
	expect(router.state.location.search).toBe('?message=40')
	await isFocused('Fala 40')
	expect(history().queryByText(`Fala ${LAST}`)).toBeNull()
	await act(async () => router.navigate(-1))
	const returned = `${MESSAGES}?before=${LAST + MESSAGES_PAGE_SIZE / 2}`
	await waitFor(() => expect(requests.map(({ call }) => call)).toContain(returned), PATIENCE)
})

test.each([
	['deleted', { state: 'deleted', text: null, clientId: null }, 'Mensagem apagada'],
	['sealed', { state: 'sealed', text: null, clientId: null, episode: 7 }, 'Abre quando você passar do episódio 7'],
] as const)('the address of a %s message leads to its placeholder', async (_state, change, words) => {
	await open('/messages/d/d1?message=40', {
		...LONG,
		[AROUND]: page(range(36, 44, { 40: change }), { more: true, lastNumber: LAST }),
	})
	await isFocused(words)
})

test('a found or pinned message is a link that closes the dialog', async () => {
	const router = await open('/messages/d/d1?open=find', {
		...LONG,
		'GET /api/conversations/d1/pins': ok({ items: [messageOf(40, 'Fala 40', CAIO, { pinned: true })] }),
	})
	const dialog = within(await screen.findByRole('dialog', { name: 'Buscar e fixadas' }))
	await press(await dialog.findByRole('link', { name: /^Ir para a mensagem: ?Caio Mori/ }))
	expect(screen.queryByRole('dialog')).toBeNull()
	await isFocused('Fala 40')
	await act(async () => router.navigate(-1))
	expect(await screen.findByRole('dialog', { name: 'Buscar e fixadas' })).toBeVisible()
})

test('beside an older message new ones do not show; the way to the end loads them', async () => {
	await open('/messages/d/d1?message=40', LONG)
	await isFocused('Fala 40')
	answerWith({ [MESSAGES]: page([messageOf(LAST + 1, 'A mais nova', ME)], { more: true, lastNumber: LAST + 1 }) })
	await press(screen.getByRole('button', { name: 'Ir para o fim' }))
	expect(await history().findByText('A mais nova')).toBeVisible()
	expect(history().queryByText('Fala 40')).toBeNull()
})

test.each(['0', '-1', 'x', '99999999999', '1e3'])('the number %j of an address is ignored', async (number) => {
	await open(`/messages/d/d1?message=${number}`, LONG)
	expect(history().getByText(`Fala ${LAST}`)).toBeVisible()
	expect(toasts()).not.toContain(GONE)
})

test('a message that cannot be loaded is told, and the conversation stays', async () => {
	await open('/messages/d/d1?message=41', LONG)
	await waitFor(() => expect(toasts()).toContain(GONE), PATIENCE)
	expect(history().getByText(`Fala ${LAST}`)).toBeVisible()
})
