import { fireEvent, screen } from '@testing-library/react'
import { answerWith, ok, open, press, requests, SERVER_ERROR, signInAs, toasts, type } from 'slice-kit/testing'
import * as page from './newsRoute.tsx'

beforeEach(async () => {
	await signInAs('member')
	answerWith({ 'GET /api/creations/start': ok({ remotePictures: false, year: 2026 }) })
})

const PREVIEW = 'POST /api/creations/news/preview'
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const previews = () => requests.filter(({ path }) => path.endsWith('/preview'))

test('an article is published with the typed values', async () => {
	answerWith({ 'POST /api/creations/news': ok({ id: 5, path: '/news/5' }) })
	await open('/add/news', page)
	expect(screen.getByRole('combobox', { name: 'Categoria' })).toHaveDisplayValue('Lançamentos')
	await type(screen.getByRole('combobox', { name: 'Categoria' }), 'events')
	await type(field('Título'), 'Festival')
	await type(field('Resumo'), 'Em julho.')
	await type(field('URL da Imagem'), 'https://exemplo.com.br/f.webp')
	await type(field('Conteúdo'), 'Vai ter dança.')
	await press(screen.getByRole('button', { name: 'Publicar Notícia' }))
	expect(requests.find(({ path }) => path === '/api/creations/news')?.body).toEqual({
		category: 'events',
		title: 'Festival',
		summary: 'Em julho.',
		content: 'Vai ter dança.',
		imageUrl: 'https://exemplo.com.br/f.webp',
	})
	expect(toasts()).toEqual(['Notícia publicada com sucesso!'])
	expect(screen.getByRole('link', { name: 'Ver a página' })).toHaveAttribute('href', '/news/5')
})

test('an article that waits for a moderator says so', async () => {
	answerWith({ 'POST /api/creations/news': ok({ id: 5, path: '/news/5', waits: true }) })
	await open('/add/news', page)
	await type(field('Título'), 'Festival')
	await type(field('Resumo'), 'Em julho.')
	await type(field('URL da Imagem'), 'https://exemplo.com.br/f.webp')
	await type(field('Conteúdo'), 'Vai ter dança.')
	await press(screen.getByRole('button', { name: 'Publicar Notícia' }))
	expect(toasts()).toEqual(['Notícia enviada para revisão!'])
	expect(screen.getByRole('status')).toHaveTextContent('quando alguém da moderação a publicar')
})

test('the toolbar formats the selection, and selects the part to type next', async () => {
	await open('/add/news', page)
	const content = field('Conteúdo')
	await type(content, 'um dois')
	content.setSelectionRange(3, 7)
	await press(screen.getByRole('button', { name: 'Negrito' }))
	expect(content).toHaveValue('um <strong>dois</strong>')
	expect(content.value.slice(content.selectionStart, content.selectionEnd)).toBe('dois')
	await press(screen.getByRole('button', { name: 'Link' }))
	expect(content).toHaveValue('um <strong><a href="https://">dois</a></strong>')
	expect(content.value.slice(content.selectionStart, content.selectionEnd)).toBe('https://')
})

test('the preview comes from the server, requested once typing pauses', async () => {
	answerWith({ [PREVIEW]: ok({ html: '<p>Oi</p>', readMinutes: 2 }) })
	await open('/add/news', page)
	expect(screen.getByText('Escreva o conteúdo para ver como ele vai ficar.')).toBeVisible()
	await type(field('Conteúdo'), 'O')
	await type(field('Conteúdo'), 'Oi<script>')
	expect(await screen.findByText('2 minutos de leitura')).toBeVisible()
	expect(previews().map(({ body }) => body)).toEqual([{ content: 'Oi<script>' }])
	await type(field('Conteúdo'), ' ')
	expect(screen.getByText('Escreva o conteúdo para ver como ele vai ficar.')).toBeVisible()
})

test('a failed preview keeps the typed content, and can be retried', async () => {
	answerWith({ [PREVIEW]: SERVER_ERROR })
	await open('/add/news', page)
	await type(field('Conteúdo'), 'Oi')
	expect(await screen.findByRole('alert')).toHaveTextContent('A prévia não pôde ser feita agora')
	answerWith({ [PREVIEW]: ok({ html: '<p>Oi</p>', readMinutes: 1 }) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(await screen.findByText('1 minuto de leitura')).toBeVisible()
	expect(field('Conteúdo')).toHaveValue('Oi')
})

test('a file that is no picture shows an error at its field', async () => {
	await open('/add/news', page)
	const file = new File(['x'], 'x.svg', { type: 'image/svg+xml' })
	fireEvent.change(screen.getByLabelText('URL da Imagem: Enviar imagem', { selector: 'input' }), {
		target: { files: [file] },
	})
	expect(await screen.findByText('Só dá para enviar imagens JPEG, PNG, WebP ou GIF.')).toBeVisible()
	expect(requests.filter(({ path }) => path.startsWith('/api/uploads'))).toEqual([])
})
