/** @jest-environment-options {"styles":true} */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { MessagePicture } from 'shared-contract'
import { answerWith, ok, press, refused, requests, UNREACHABLE } from 'slice-kit/testing'
import { field, history, list, SEND, type } from '../interactions.testing.tsx'
import { CAIO, direct, fakeBrowser, LIST, ME, messageOf, open, page, receiveEvent } from '../messagesPage.testing.tsx'
import { linkedPaths } from './linkedPaths.ts'

const ID = 'a'.repeat(64)
const UPLOAD = 'POST /api/uploads?purpose=message'
const STORED = { id: ID, url: `/uploads/${ID}.webp`, width: 800, height: 640 }
const picture = (change: Partial<MessagePicture> = {}): MessagePicture => ({
	...STORED,
	alt: '',
	isSpoiler: false,
	...change,
})
const MESSAGES = 'GET /api/conversations/d1/messages'
const file = (name = 'gato.png', type = 'image/png') => new File(['x'], name, { type })
const sent = (text: string) => ({ conversationId: 'd1', message: messageOf(2, text, ME, { picture: picture() }) })
const sends = () => requests.filter(({ call }) => call === SEND).map(({ body }) => body)

beforeAll(async () => {
	await fakeBrowser()
	URL.createObjectURL = () => 'blob:gato'
	URL.revokeObjectURL = () => {}
	Object.assign(globalThis, {
		Image: class {
			naturalWidth = 800
			naturalHeight = 640
			onload?: () => void
			set src(_: string) {
				queueMicrotask(() => this.onload?.())
			}
		},
	})
})

const paste = (...files: File[]) =>
	act(async () => fireEvent.paste(field(), { clipboardData: { files, types: ['Files'] } }))
const sendButton = () => screen.getByRole('button', { name: 'Enviar' })

describe('the composer', () => {
	test('takes a pasted picture, shows it, and sends it without a text, with its description', async () => {
		await open('/messages/d/d1', { [UPLOAD]: ok(STORED), [SEND]: ok(sent('')) })
		expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
		await paste(file())
		expect(await screen.findByAltText('Imagem que vai junto')).toHaveAttribute('src', 'blob:gato')
		const alt = screen.getByRole('textbox', { name: 'Descreva a imagem (opcional)' })
		await act(async () => fireEvent.change(alt, { target: { value: 'Um gato' } }))
		await press(screen.getByRole('switch', { name: 'É spoiler' }))
		await press(sendButton())
		await waitFor(() => expect(sends()).toHaveLength(1))
		expect(sends()).toEqual([
			{ clientId: expect.any(String), text: '', picture: { id: ID, alt: 'Um gato', isSpoiler: true } },
		])
		expect(screen.queryByAltText('Imagem que vai junto')).toBeNull()
	})

	test('takes a dropped picture, which its author removes', async () => {
		await open('/messages/d/d1')
		await act(async () => fireEvent.drop(field(), { dataTransfer: { files: [file()], types: ['Files'] } }))
		await screen.findByAltText('Imagem que vai junto')
		await press(screen.getByRole('button', { name: 'Remover imagem' }))
		expect(screen.queryByAltText('Imagem que vai junto')).toBeNull()
		expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
	})

	test('leaves a pasted text beside a picture as text', async () => {
		await open('/messages/d/d1')
		await act(async () =>
			fireEvent.paste(field(), { clipboardData: { files: [file()], types: ['text/plain', 'Files'] } }),
		)
		expect(screen.queryByRole('button', { name: 'Remover imagem' })).toBeNull()
	})

	test('says why a file is no picture, and does not send it', async () => {
		await open('/messages/d/d1')
		await type('Veja')
		await paste(file('nota.pdf', 'application/pdf'))
		expect(await screen.findByRole('alert')).toBeVisible()
		expect(sendButton()).toHaveAttribute('aria-disabled', 'true')
		await press(screen.getByRole('button', { name: 'Remover imagem' }))
		expect(sendButton()).not.toHaveAttribute('aria-disabled')
	})

	test('keeps text and picture when the upload fails, and uploads once where only the message fails', async () => {
		await open('/messages/d/d1', {
			[UPLOAD]: [refused(503, 'upload.tooMany'), ok(STORED)],
			[SEND]: [refused(500, 'server.failed'), ok(sent('Veja'))],
		})
		await type('Veja')
		await paste(file())
		await screen.findByAltText('Imagem que vai junto')
		await press(sendButton())
		expect(await screen.findByRole('alert')).toBeVisible()
		expect(field()).toHaveValue('Veja')
		expect(screen.getByAltText('Imagem que vai junto')).toBeVisible()
		expect(sends()).toEqual([])
		await press(sendButton())
		await press(await history().findByRole('button', { name: 'Tentar de novo' }))
		await waitFor(() => expect(sends()).toHaveLength(2))
		expect(requests.filter(({ call }) => call === UPLOAD)).toHaveLength(2)
		expect(sends()[1]).toEqual(sends()[0])
	})
})

describe('a picture of a message', () => {
	const show = (change: Partial<MessagePicture>, text = '') =>
		open('/messages/d/d1', { [MESSAGES]: page([messageOf(1, text, CAIO, { picture: picture(change) })]) })

	test('keeps its room, is at most 320 px high, and opens larger', async () => {
		await show({ alt: '"><img src=x onerror=alert(1)>' })
		const small = await history().findByRole('img')
		expect(small).toHaveAttribute('alt', '"><img src=x onerror=alert(1)>')
		expect(small.closest('div')).toHaveStyle({ width: '400px', aspectRatio: '800 / 640', maxHeight: '320px' })
		await press(history().getByRole('button', { name: /^Ampliar/ }))
		const dialog = screen.getByRole('dialog', { name: 'Imagem de Caio Mori' })
		expect(within(dialog).getByRole('img')).toHaveAttribute('src', STORED.url)
	})

	test('is not in the page while it is a spoiler, until its button is pressed, which keeps its place and the focus', async () => {
		await show({ isSpoiler: true })
		const cover = await history().findByRole('button', { name: 'Spoiler: mostrar a imagem' })
		expect(cover).toHaveAttribute('aria-expanded', 'false')
		const room = cover.parentElement?.getAttribute('style')
		expect(document.body.innerHTML).not.toContain(STORED.url)
		act(() => cover.focus())
		await press(cover)
		expect(history().getByRole('img', { name: 'Imagem de Caio Mori' })).toHaveAttribute('src', STORED.url)
		expect(cover).toHaveFocus()
		expect(cover.parentElement?.getAttribute('style')).toBe(room)
	})

	test('goes with its deleted message', async () => {
		await show({}, 'Veja')
		await history().findByRole('img')
		await receiveEvent('conversation:d1', { type: 'messageDeleted', conversationId: 'd1', number: 1, deletions: 1 })
		expect(history().queryByRole('img')).toBeNull()
		expect(document.body.innerHTML).not.toContain(STORED.url)
	})

	test('is a word in the list of chats', async () => {
		const lastMessage = { number: 1, authorId: 'me', text: '', hasPicture: true, sentAt: '2026-11-21T12:00:00.000Z' }
		await open('/messages', {
			'GET /api/conversations': ok({ ...LIST, direct: [direct('d1', CAIO, { lastMessage })] }),
		})
		expect(list().getByText('Você: Imagem')).toBeVisible()
	})

	test('is a word in what replies to it', async () => {
		const replyTo = { number: 1, state: 'sent', author: CAIO, text: 'olha', hasPicture: true } as const
		await open('/messages/d/d1', { [MESSAGES]: page([messageOf(2, 'Nossa', CAIO, { replyTo })]) })
		expect(history().getByText('Imagem: olha')).toBeVisible()
	})
})

describe('the cards of links', () => {
	const here = location.origin
	const card = {
		path: '/anime/1',
		kind: 'title',
		name: null,
		nativeName: null,
		by: null,
		number: 2024,
		imageUrl: '/art/poster/1.svg',
	}
	const title = { id: 1, kind: 'anime', format: 'TV', title: 'Crônicas', englishTitle: null, japaneseTitle: null }
	const ask = (paths: string) => `GET /api/link-cards?paths=${encodeURIComponent(paths).replaceAll('%20', '+')}`
	const askedCards = () => requests.filter(({ call }) => call.startsWith('GET /api/link-cards'))

	test('are asked for once for all messages, have their room before, and lead there inside the site', async () => {
		await open('/messages/d/d1', {
			[MESSAGES]: page([messageOf(1, `veja ${here}/anime/1`), messageOf(2, `e ${here}/anime/1 e ${here}/person/3`)]),
			[ask('/anime/1 /person/3')]: ok({ items: [{ ...card, title }] }),
		})
		const [first, second] = await history().findAllByRole('link', { name: /Crônicas.*Série de TV · 2024/ })
		expect(second).toBeVisible()
		expect(askedCards()).toHaveLength(1)
		expect(history().queryByText('Pessoa')).toBeNull()
		expect(first).toHaveAttribute('href', '/anime/1')
	})

	test('leave the link alone where they cannot be asked for', async () => {
		await open('/messages/d/d1', {
			[MESSAGES]: page([messageOf(1, `veja ${here}/studio/7`)]),
			[ask('/studio/7')]: UNREACHABLE,
		})
		await waitFor(() => expect(askedCards().length).toBeGreaterThan(0))
		expect(history().getByRole('link', { name: `${here}/studio/7` })).toBeVisible()
		answerWith({})
	})

	test.each([
		['a title', `${here}/anime/1`, ['/anime/1']],
		['with a slash and a language', `${here}/manga/2/?hl=ja`, ['/manga/2']],
		['a review', `${here}/anime/1#review-9`, ['/anime/1#review-9']],
		['a comment, as its title', `${here}/anime/1#comment-9`, ['/anime/1']],
		['a profile', `${here}/profile/%E8%BF%91`, ['/profile/%E8%BF%91']],
		['at most two', `${here}/anime/1 ${here}/anime/1 ${here}/lists/cl4 ${here}/person/5`, ['/anime/1', '/lists/cl4']],
		['in bold and in a quote', `*${here}/anime/1*\n> ${here}/anime/2`, ['/anime/1', '/anime/2']],
		['a spoiler', `||${here}/anime/1||`, []],
		['code', `\`${here}/anime/1\``, []],
		['a page without a card', `${here}/messages/d/1`, []],
		['an encoded path', `${here}/%61nime/1`, []],
		['a look-alike host', `${here}.evil.example/anime/1`, []],
		['another port', `${here}:8443/anime/1`, []],
		['a host in the credentials', `${here}@evil.example/anime/1`, []],
		['credentials', `${here.replace('://', '://a:b@')}/anime/1`, []],
		['an address in the query', `https://evil.example/?x=${here}/anime/1`, []],
		['another scheme', `${here.replace('http:', 'https:')}/anime/1 ${here}`, []],
	])('%s', (_, text, paths) => {
		expect(linkedPaths(text)).toEqual(paths)
	})
})
