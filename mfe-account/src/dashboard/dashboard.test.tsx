import { act, screen, within } from '@testing-library/react'
import { signOut } from 'shared-state'
import { answerWith, ok, open, press, refused, SERVER_ERROR, signInAs } from 'slice-kit/testing'
import { DASHBOARD } from './dashboard.testing.ts'
import * as page from './route.tsx'

beforeEach(async () => {
	await signInAs('member')
})

const PATH = 'GET /api/dashboard'

test('the overview shows a greeting, four statistics, activities and quick actions', async () => {
	answerWith({ [PATH]: ok(DASHBOARD) })
	await open('/dashboard', page)
	expect(screen.getByRole('heading', { level: 1, name: 'Olá, Bia!' })).toBeVisible()
	const figures = screen.getByRole('region', { name: 'Suas contribuições em números' })
	expect(
		within(figures)
			.getAllByRole('term')
			.map(({ textContent }) => textContent),
	).toEqual(['Animes Adicionados', 'Edições Realizadas', 'Notícias Publicadas', 'Mangás Adicionados'])
	expect(
		within(figures)
			.getAllByRole('definition')
			.map(({ textContent }) => textContent),
	).toEqual(['1.200', '3', '1', '0'])
	const site = screen.getByRole('region', { name: 'Atividade Recente no Site' })
	expect(within(site).getAllByRole('listitem')[0]).toHaveTextContent('Caio adicionou O Sino ao catálogo')
	expect(within(site).getByRole('link', { name: 'O Sino' })).toHaveAttribute('href', '/anime/7')
	expect(within(site).getByRole('link', { name: 'Boa nova' })).toHaveAttribute('href', '/news/4')
	const quick = screen.getByRole('region', { name: 'Ações Rápidas' })
	expect(
		within(quick)
			.getAllByRole('link')
			.map((link) => link.getAttribute('href')),
	).toEqual(['/add/anime', '/add/manga', '/add/movie', '/add/news'])
	const own = screen.getByRole('region', { name: 'Sua Atividade Recente' })
	expect(own).toHaveTextContent('Sua primeira contribuição aparece aqui.')
	expect(screen.queryByRole('region', { name: 'Filas da moderação' })).toBeNull()
})

test('who only reads begins with what they can do, not with zeros', async () => {
	answerWith({ [PATH]: ok({ ...DASHBOARD, stats: { animes: 0, edits: 0, news: 0, mangas: 0 } }) })
	await open('/dashboard', page)
	expect(screen.queryByRole('region', { name: 'Suas contribuições em números' })).toBeNull()
	const first = within(screen.getByRole('region', { name: 'Por onde começar' })).getAllByRole('link')
	expect(first.map((link) => link.getAttribute('href'))).toEqual([
		'/dashboard/missing?mine=1',
		'/proposals/confirm',
		'/add/anime',
	])
})

test('what one member did alike is one row, with each behind a press', async () => {
	const [added] = DASHBOARD.site
	const site = ['1', '2', '3'].flatMap((id) => (added ? [{ ...added, id }] : []))
	answerWith({ [PATH]: ok({ ...DASHBOARD, site }) })
	await open('/dashboard', page)
	const rows = () => within(screen.getByRole('region', { name: 'Atividade Recente no Site' })).getAllByRole('listitem')
	expect(rows()).toHaveLength(1)
	expect(rows()[0]).toHaveTextContent('Caio adicionou 3 obras ao catálogo')
	expect(rows()[0]?.querySelector('img')).toHaveAttribute('src', '/art/poster/7.svg')
	await press(screen.getByRole('button', { name: 'Mostrar tudo', expanded: false }))
	expect(rows()).toHaveLength(4)
	await press(screen.getByRole('button', { name: 'Mostrar tudo', expanded: true }))
	expect(rows()).toHaveLength(1)
})

test('moderators see their queues, and only admins see members and releases', async () => {
	answerWith({ [PATH]: ok({ ...DASHBOARD, reports: 2 }) })
	const { unmount } = await open('/dashboard', page)
	expect(screen.getByText('2 comentários denunciados esperam por você.')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Ver as denúncias' })).toHaveAttribute('href', '/moderation')
	const sectionLinks = () =>
		within(screen.getByRole('navigation', { name: 'Partes do painel' }))
			.getAllByRole('link')
			.map(({ textContent }) => textContent)
	expect(sectionLinks()).toEqual(['Visão geral', 'Suas edições', 'O que falta', 'Confirmar', 'Propostas'])
	unmount()
	await signInAs('admin')
	await open('/dashboard', page)
	expect(sectionLinks()).toEqual([
		'Visão geral',
		'Suas edições',
		'O que falta',
		'Confirmar',
		'Propostas',
		'Edições de todos',
		'Denúncias',
		'Membros',
		'Fontes',
		'Versões',
	])
})

test('a dashboard that fails to load shows an error, and its button loads it again', async () => {
	answerWith({ [PATH]: SERVER_ERROR })
	await open('/dashboard', page)
	expect(screen.getByRole('alert')).toHaveTextContent('O painel não pôde ser carregado')
	answerWith({ [PATH]: ok(DASHBOARD) })
	await press(screen.getByRole('button', { name: 'Tentar novamente' }))
	expect(screen.getByRole('heading', { level: 1, name: 'Olá, Bia!' })).toBeVisible()
})

test('a visitor of a real site signs in first, and returns', async () => {
	answerWith({ [PATH]: refused(401, 'auth.required'), 'POST /api/auth/logout': ok({ done: true }) })
	await act(async () => signOut())
	const { router } = await open('/dashboard', page)
	expect(router.state.location.pathname + router.state.location.search).toBe('/auth?next=%2Fdashboard')
})
