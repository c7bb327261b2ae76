import { jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import { setTitleNames } from 'shared-i18n'
import { $site, $toasts } from 'shared-state'
import { ok, press, refused } from 'slice-kit/testing'
import { asked, openPage } from '../title/openPage.testing.tsx'
import { EPISODE } from '../title/samples.testing.ts'

const API = 'GET /api/episodes/2'

beforeEach(() => $site.set({ demo: true, chatUrl: '', sourceUrl: '' }))
afterEach(() => jest.useRealTimers())

const open = (change = {}) => openPage('/episode/2', { [API]: ok({ ...EPISODE, ...change }) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('an episode shows its number and name, anime, season, length, release date and who added it', async () => {
	await open()
	expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Episódio 2: Oito')
	expect(screen.getByText('O Sino · Temporada 1')).toBeVisible()
	expect(screen.getByText('Lançado em 22 de out. de 2026')).toBeVisible()
	expect(screen.getByText('Adicionado por Bia Kagawa em 22 de out. de 2026')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Voltar para O Sino' })).toHaveAttribute('href', '/anime/1')
	expect(document.title).toBe('Episódio 2: Oito · O Sino · Niouka')
})

test('an episode without a name shows its number once', async () => {
	await open({ title: 'Episódio 2' })
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Episódio 2')
})

test('the platforms have a note; an upcoming platform is disabled', async () => {
	await open()
	const panel = within(screen.getByRole('region', { name: 'Escolha onde assistir' }))
	expect(panel.getByRole('link', { name: /Kiosque/ })).toHaveAttribute('target', '_blank')
	expect(panel.getByRole('button', { name: /Em breve/ })).toBeDisabled()
	expect(panel.getByText('Você será redirecionado para a plataforma selecionada.')).toBeVisible()
})

test('like and dislike replace each other; pressing the active one again removes it', async () => {
	jest.spyOn(console, 'log').mockImplementation(() => {})
	await open()
	await press(button('Não gostei (3)'))
	expect(button('Não gostei (4)')).toHaveAttribute('aria-pressed', 'true')
	await press(button('Gostei (10)'))
	expect(button('Gostei (11)')).toHaveAttribute('aria-pressed', 'true')
	expect(button('Não gostei (3)')).toHaveAttribute('aria-pressed', 'false')
	await press(button('Gostei (11)'))
	expect(button('Gostei (10)')).toHaveAttribute('aria-pressed', 'false')
	expect(asked()).toEqual([API])
})

test('previous and next link to the neighbours, the third link to the anime', async () => {
	await open()
	const ways = within(screen.getByRole('navigation', { name: 'Navegação entre episódios' }))
	expect(ways.getByRole('link', { name: /Episódio anterior/ })).toHaveAttribute('href', '/episode/1')
	expect(ways.getByRole('link', { name: /Próximo episódio/ })).toHaveAttribute('href', '/episode/3')
	expect(ways.getByRole('link', { name: 'Página do anime' })).toHaveAttribute('href', '/anime/1')
})

test('an episode without neighbours has no links to them', async () => {
	await open({ previous: null, next: null, others: [] })
	expect(screen.queryByRole('link', { name: /Episódio anterior|Próximo episódio/ })).toBeNull()
	expect(screen.queryByText('Outros episódios')).toBeNull()
})

describe('sharing', () => {
	async function openDialog(writeText: () => Promise<void>) {
		Object.assign(navigator, { clipboard: { writeText } })
		await open()
		await press(button('Compartilhar'))
		expect(screen.getByLabelText('Link da página')).toHaveValue(location.href)
	}

	test('copies the URL and confirms for 2 seconds', async () => {
		const copied: string[] = []
		await openDialog(async () => void copied.push(location.href))
		jest.useFakeTimers()
		await press(button('Copiar'))
		expect(copied).toEqual([location.href])
		act(() => jest.advanceTimersByTime(1999))
		expect(button('Copiado!')).toBeVisible()
		act(() => jest.advanceTimersByTime(1))
		expect(button('Copiar')).toBeVisible()
	})

	test('the link has the names of titles that the reader chose', async () => {
		await open()
		act(() => setTitleNames('romaji'))
		await press(button('Compartilhar'))
		expect(screen.getByLabelText('Link da página')).toHaveValue(`${location.href}?names=romaji`)
		act(() => setTitleNames(undefined))
	})

	test('shows an error if the link cannot be copied', async () => {
		await openDialog(async () => Promise.reject(new Error('denied')))
		await press(button('Copiar'))
		expect($toasts.get().map(({ text }) => text)).toContain('Falha ao copiar o link.')
		expect(within(screen.getByRole('dialog')).getByText('Falha ao copiar o link.')).toBeVisible()
	})
})

test.each(['abc', '0', '99999999999'])('episode %s is not found', async (id) => {
	await openPage(`/episode/${id}`, { [`GET /api/episodes/${id}`]: refused(404, 'request.notFound') })
	expect(screen.getByText('Este episódio não está no catálogo')).toBeVisible()
})
