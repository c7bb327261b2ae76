import { act, fireEvent, screen, within } from '@testing-library/react'
import { press } from 'slice-kit/testing'
import {
	api,
	asked,
	composer,
	EMPTY_CONVERSATION,
	ended,
	open,
	question,
	reply,
	Stream,
	submit,
	submitTo,
	WORK,
} from './assistantPage.testing.tsx'

test('the header shows name, online status and a link back', async () => {
	await open()
	expect(screen.getByRole('heading', { level: 2, name: 'Niouka IA' })).toBeVisible()
	expect(screen.getByText('Online')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/messages')
})

test('the header shows the catalogue mode', async () => {
	await open({ ...EMPTY_CONVERSATION, mode: 'catalogue' })
	expect(screen.getByText(/modo catálogo/)).toBeVisible()
})

test('a suggestion is sent as a question', async () => {
	await open()
	api.streams.push(new Stream())
	await press('O que passa hoje?')
	expect(asked()[0]).toMatchObject({ text: 'O que passa hoje?', listConsent: true })
})

test('the question appears at once, then the typing indicator, then the streamed text', async () => {
	await open()
	const stream = await submitTo('Oi!')
	expect(screen.getByText('Oi!')).toBeVisible()
	expect(screen.getByRole('status')).toHaveTextContent('A Niouka está escrevendo…')
	await stream.send(question('Oi!'), { type: 'looking' })
	expect(screen.getByText('Olhando o catálogo…')).toBeInTheDocument()
	await stream.send({ type: 'text', text: 'Olha *só*' })
	expect(screen.getByText('só').tagName).toBe('STRONG')
	// The live region announces the complete reply once.
	expect(screen.getByRole('status')).toHaveTextContent('A Niouka está escrevendo…')
	await stream.send(ended({ text: 'Olha *só* isso' }))
	await stream.close()
	expect(screen.getByRole('status')).toHaveTextContent(/^Olha só isso$/)
	expect(composer()).toHaveValue('')
})

test.each([
	['Enter', () => fireEvent.keyDown(composer(), { key: 'Enter' })],
	['the send button', () => screen.getByRole('button', { name: 'Enviar' }).click()],
])('%s before the conversation has loaded sends the text once it has', async (_by, send) => {
	let load = (_loaded: typeof EMPTY_CONVERSATION) => {}
	await open(new Promise((resolve) => (load = resolve)))
	api.streams.push(new Stream())
	fireEvent.change(composer(), { target: { value: 'Cedo demais' } })
	await act(async () => void send())
	expect(asked()).toHaveLength(0)
	expect(composer()).toHaveValue('Cedo demais')
	await act(async () => load(EMPTY_CONVERSATION))
	expect(asked()).toMatchObject([{ text: 'Cedo demais', listConsent: true }])
	expect(composer()).toHaveValue('')
	expect(screen.getByText('Cedo demais')).toBeVisible()
})

test('a text that goes on after Enter waits for another one', async () => {
	let load = (_loaded: typeof EMPTY_CONVERSATION) => {}
	await open(new Promise((resolve) => (load = resolve)))
	await submit('Um romance')
	fireEvent.change(composer(), { target: { value: 'Um romance ou' } })
	await act(async () => load(EMPTY_CONVERSATION))
	expect(asked()).toHaveLength(0)
	expect(composer()).toHaveValue('Um romance ou')
})

test('a title is a link in the text and a card below; other addresses are no links, and HTML is text', async () => {
	await open()
	const stream = await submitTo('Oi')
	const text = 'Veja [[anime:7]] e [[anime:8]] <img src=x onerror=alert(1)> https://mau.example'
	await stream.send(question('Oi'), ended({ text, works: [WORK] }))
	const links = screen.getAllByRole('link', { name: 'Cartas do Farol' })
	expect(links).toHaveLength(2)
	for (const link of links) expect(link).toHaveAttribute('href', '/anime/7')
	const said = screen.getByRole('region', { name: 'Mensagens com a Niouka' })
	expect(within(said).getAllByRole('link')).toHaveLength(2)
	expect(screen.getByText('2024 · Série de TV')).toBeVisible()
	expect(screen.getAllByText(/<img src=x onerror=alert\(1\)> https:\/\/mau\.example/)[0]).toBeVisible()
})

test('a reply is copied with the names of its titles, and the button says so for two seconds', async () => {
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } })
	await open()
	const stream = await submitTo('Oi')
	await stream.send(question('Oi'), ended({ text: 'Veja *hoje* [[anime:7]].', works: [WORK] }))
	const [ofQuestion, ofReply] = screen.getAllByRole('button', { name: 'Copiar' })
	await act(async () => void fireEvent.click(ofReply as HTMLElement))
	expect(screen.getAllByRole('button', { name: 'Copiado!' })).toHaveLength(1)
	await act(async () => void fireEvent.click(ofQuestion as HTMLElement))
	expect(copied).toEqual(['Veja *hoje* Cartas do Farol.', 'Oi'])
})

test('without TLS a question is still sent, and the field is emptied once it is', async () => {
	const { randomUUID } = crypto
	Object.assign(crypto, { randomUUID: undefined })
	try {
		await open()
		await submitTo('Oi!')
		expect(asked().map(({ text }) => text)).toEqual(['Oi!'])
		expect(screen.getByText('Oi!')).toBeVisible()
		expect(composer()).toHaveValue('')
	} finally {
		Object.assign(crypto, { randomUUID })
	}
})

test('Shift+Enter adds a line, Enter of an input method chooses a word, empty messages are not sent', async () => {
	await open()
	fireEvent.change(composer(), { target: { value: 'Oi' } })
	fireEvent.keyDown(composer(), { key: 'Enter', shiftKey: true })
	fireEvent.keyDown(composer(), { key: 'Enter', isComposing: true })
	expect(asked()).toHaveLength(0)
	await submit('  \n ')
	expect(asked()).toHaveLength(0)
	expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-disabled', 'true')
})

test('a text over the limit is not sent, stays in the field, and shows the excess', async () => {
	await open()
	await submit('a'.repeat(2003))
	expect(asked()).toHaveLength(0)
	expect(screen.getByRole('alert')).toHaveTextContent('3 caracteres a mais.')
	expect(composer()).toHaveValue('a'.repeat(2003))
})

test('the consent question appears once, and the menu changes the consent', async () => {
	await open({ ...EMPTY_CONVERSATION, listConsent: null })
	await press('Pode olhar')
	expect(screen.queryByText(/Posso olhar a sua lista/)).toBeNull()
	await press('Opções da conversa')
	expect(screen.getByRole('switch', { name: /Niouka pode ver a minha lista/ })).toBeChecked()
})

test('clearing the conversation needs a confirmation', async () => {
	const items = [question('Oi', 'c').question, reply()]
	await open({ ...EMPTY_CONVERSATION, items })
	await press('Opções da conversa')
	await press('Limpar conversa')
	const dialog = screen.getByRole('dialog', { name: 'Limpar a conversa?' })
	await act(async () => within(dialog).getByRole('button', { name: 'Limpar conversa' }).click())
	expect(screen.queryByText('Oi!')).toBeNull()
	expect(screen.getByText('Oi! Eu sou a Niouka 🌸')).toBeVisible()
})
