import { act, fireEvent, screen, within } from '@testing-library/react'
import { answerWith, ok, openWidget, press, refused, toasts } from 'slice-kit/testing'
import { Statistics } from './Statistics.tsx'
import { listedTitle, statisticsOf, yearOf } from './statistics.testing.ts'
import TitleStatistics from './TitleStatistics.tsx'
import { Year } from './Year.tsx'

const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)
const STATISTICS = `GET /api/profiles/Caio/statistics?zone=${zone}`
const YEAR = `GET /api/profiles/Caio/years/2026?zone=${zone}`

const WITH_DATA = statisticsOf({
	titles: 3,
	minutes: 600,
	episodes: 25,
	months: [
		{ month: '2026-02', episodes: 5, chapters: 0 },
		{ month: '2026-03', episodes: 20, chapters: 0 },
	],
	studios: [{ id: 7, name: 'Estúdio Lampião', titles: 2, mean: 8 }],
	scores: {
		...statisticsOf().scores,
		mean: 9,
		siteMean: 7.5,
		above: [{ title: listedTitle(4), score: 9, rating: 7.5 }],
	},
	streaks: { current: null, longest: { days: 3, first: '2026-03-01', last: '2026-03-03' } },
	years: [2026],
})

test('statistics show totals, charts with their tables, and lead to the years, the makers and a comparison', async () => {
	answerWith({ [STATISTICS]: ok(WITH_DATA) })
	await openWidget(<Statistics username="Caio" />)
	const months = within(await screen.findByRole('region', { name: 'Por mês' }))
	const table = within(months.getByRole('table', { name: 'Por mês', hidden: true }))
	expect(table.getByRole('row', { name: 'março de 2026 20', hidden: true })).toBeInTheDocument()
	expect(screen.getByText('Média das notas: 9,00. Média do site para as mesmas obras: 7,50.')).toBeVisible()
	expect(screen.getByText('Maior sequência: de 1 de março de 2026 a 3 de março de 2026.')).toBeVisible()
	const links = { 2026: '/profile/Caio/2026', 'Comparar comigo': '/compare/%40me/Caio', 'Obra 4': '/anime/4' }
	for (const [name, href] of Object.entries(links))
		expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
	for (const link of screen.getAllByRole('link', { name: 'Estúdio Lampião' }))
		expect(link).toHaveAttribute('href', '/studio/7')
})

test('a chart has one tab stop; the arrows reach each bar and read it', async () => {
	answerWith({ [STATISTICS]: ok(WITH_DATA) })
	await openWidget(<Statistics username="Caio" />)
	const chart = await screen.findByRole('group', { name: 'Por mês' })
	const [first, second] = within(chart).getAllByRole('button') as [HTMLElement, HTMLElement]
	expect([first.tabIndex, second.tabIndex]).toEqual([0, -1])
	act(() => first.focus())
	fireEvent.keyDown(first, { key: 'ArrowRight' })
	expect(second).toHaveFocus()
	expect(second).toHaveAccessibleName('março de 2026: Episódios 20')
	expect(screen.getByText('março de 2026: Episódios 20', { selector: 'p' })).toBeVisible()
	expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0])
})

test('an empty list says so; its owner is led to the catalogue', async () => {
	answerWith({ [STATISTICS]: ok(statisticsOf()) })
	const { unmount } = await openWidget(<Statistics username="Caio" />)
	expect(await screen.findByText('Esta lista ainda está vazia')).toBeVisible()
	unmount()
	answerWith({ [STATISTICS]: ok(statisticsOf({ isOwn: true })) })
	await openWidget(<Statistics username="Caio" />)
	expect(await screen.findByRole('link', { name: 'Explorar animes' })).toHaveAttribute('href', '/explore')
})

test('a failure can be retried', async () => {
	answerWith({ [STATISTICS]: refused(500, 'server.failed') })
	await openWidget(<Statistics username="Caio" />)
	expect(await screen.findByText('As estatísticas não puderam ser carregadas')).toBeVisible()
	answerWith({ [STATISTICS]: ok(WITH_DATA) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(await screen.findByRole('region', { name: 'Por mês' })).toBeVisible()
})

test('a year is shared by its address, or as a picture of either shape', async () => {
	const copied: string[] = []
	Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } })
	answerWith({ [YEAR]: ok(yearOf({ titles: 2, episodes: 66, busiest: { date: '2026-03-01', count: 12 } })) })
	await openWidget(<Year username="Caio" year={2026} />)
	expect(
		await screen.findByText('O dia mais cheio foi 1 de março de 2026, com 12 episódios e capítulos.'),
	).toBeVisible()
	await press(screen.getByRole('button', { name: 'Compartilhar' }))
	expect(copied).toEqual(['http://localhost/profile/Caio/2026'])
	expect(toasts()).toEqual(['Endereço copiado!'])
	const shared: unknown[] = []
	Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
	await press(screen.getByRole('button', { name: 'Compartilhar' }))
	expect(shared).toEqual([{ url: 'http://localhost/profile/Caio/2026', title: 'O 2026 de Caio na Niouka' }])
	Object.assign(navigator, { share: undefined })
	expect(screen.getByRole('link', { name: 'Baixar imagem' })).toHaveAttribute(
		'href',
		`/og/year/m1-2026.png?hl=pt&zone=${zone}`,
	)
	expect(screen.getByRole('link', { name: 'Baixar imagem vertical' })).toHaveAttribute(
		'download',
		'niouka-2026-tall.png',
	)
})

test('a year begins with cards: a poster, then one number or name each, and a way to share it', async () => {
	const best = [{ title: listedTitle(5), score: 10, rating: 8 }]
	const genres = [{ genre: 'drama', titles: 4, mean: null } as const]
	const longestStreak = { days: 9, first: '2026-02-01', last: '2026-02-09' }
	answerWith({ [YEAR]: ok(yearOf({ titles: 2, minutes: 600, episodes: 66, best, genres, longestStreak })) })
	await openWidget(<Year username="Caio" year={2026} />)
	const cards = within(await screen.findByRole('region', { name: '2026 em cartões' })).getAllByRole('listitem')
	expect(cards.map(({ textContent }) => textContent)).toEqual([
		'Obra 5A favorita do ano: nota 10.',
		'10horas de tela',
		'66episódios vistos',
		expect.stringContaining('O gênero do ano, em 4 obras.'),
		'9dias seguidos, sem falhar um.',
		'E assim foi 2026.Mostrar aos amigos',
	])
	expect(cards[0]?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/art/poster/5.svg'))
})

test('a private year has no picture, and an empty one says so', async () => {
	answerWith({ [YEAR]: ok(yearOf({ titles: 1, isOwn: true, isPublic: false })) })
	const { unmount } = await openWidget(<Year username="Caio" year={2026} />)
	expect(await screen.findByText('O perfil é privado: não há imagem para compartilhar.')).toBeVisible()
	expect(screen.queryByRole('button', { name: 'Compartilhar' })).toBeNull()
	expect(screen.queryByRole('button', { name: 'Mostrar aos amigos' })).toBeNull()
	unmount()
	answerWith({ [YEAR]: ok(yearOf()) })
	await openWidget(<Year username="Caio" year={2026} />)
	expect(await screen.findByText('Nada registrado em 2026')).toBeVisible()
})

test('a title shows statuses, scores and its mean over time, or that nobody has it', async () => {
	const path = 'GET /api/titles/5/statistics'
	const { statuses, scores } = { statuses: statisticsOf().statuses.anime, scores: statisticsOf().scores.own }
	answerWith({ [path]: ok({ statuses, scores, months: [] }) })
	const { unmount } = await openWidget(<TitleStatistics subject="anime" subjectId={5} />)
	expect(await screen.findByText('Ninguém adicionou esta obra ainda')).toBeVisible()
	unmount()
	const months = [
		{ month: '2026-01', votes: 2, mean: 7 },
		{ month: '2026-03', votes: 1, mean: 6.5 },
	]
	answerWith({ [path]: ok({ statuses: { ...statuses, current: 4 }, scores: [...scores.slice(0, 9), 3], months }) })
	await openWidget(<TitleStatistics subject="anime" subjectId={5} />)
	expect(await screen.findByRole('button', { name: 'Assistindo ou lendo: Pessoas 4' })).toBeVisible()
	expect(screen.getByRole('button', { name: '10: Votos 3' })).toBeVisible()
	expect(screen.getByRole('button', { name: 'março de 2026: Média 6,50' })).toBeVisible()
})
