import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { $navigate, $site, $toasts } from 'shared-state'
import { ok, refused } from 'slice-kit/testing'
import { asked, column, open, release, responses, setUpCalendar, WEEK } from './calendar.testing.tsx'

setUpCalendar()

test('the address holds the week; an invalid week shows this week', async () => {
	await open('/calendar?week=2026-11-25')
	expect(asked()).toEqual(['/api/calendar?week=2026-11-22'])
	expect(screen.getByRole('link', { name: 'Semana anterior' })).toHaveAttribute('href', '/calendar')
	expect(screen.getByRole('link', { name: 'Próxima semana' })).toHaveAttribute('href', '/calendar?week=2026-11-29')
	expect(screen.getByRole('link', { name: 'Esta semana' })).toHaveAttribute('href', '/calendar')
	await open('/calendar?week=2026-02-31')
	expect(asked().at(-1)).toBe('/api/calendar?week=2026-11-15')
})

test('a visitor who filters by their list gets a reason, is sent to sign in and returns with the filter on', async () => {
	const paths: string[] = []
	const router = await open()
	$navigate.set((path) => paths.push(path))
	await act(async () => screen.getByRole('switch', { name: 'Só a minha lista' }).click())
	expect(paths).toEqual([`/auth?next=${encodeURIComponent('/calendar?mine=1')}`])
	expect($toasts.get().at(-1)?.text).toMatch(/crie uma conta ou entre/)
	expect(router.state.location.search).toBe('')
	await act(() => router.navigate('/calendar?mine=1'))
	expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', expect.stringMatching(/^\/auth/))
})

test('the filter for the reader’s list is in the address and needs no request', async () => {
	$site.set({ ...$site.get(), demo: true })
	const router = await open()
	await act(async () => screen.getByRole('switch', { name: 'Só a minha lista' }).click())
	expect(router.state.location.search).toBe('?mine=1')
	expect(screen.getByRole('link', { name: 'Minha lista na minha agenda' })).toHaveAttribute(
		'href',
		'/settings/notifications#calendar',
	)
	expect(asked()).toHaveLength(1)
	expect(screen.getByRole('link', { name: 'Obra 3' })).toBeVisible()
	expect(screen.queryByRole('link', { name: 'Obra 1' })).toBeNull()
	await act(() => router.navigate('/calendar?mine=1&on=streaming'))
	expect(screen.getByRole('link', { name: 'Minha lista na minha agenda' })).toHaveAttribute(
		'href',
		'/settings/notifications?on=streaming#calendar',
	)
})

test('premieres or finales alone are in the address, through the weeks, and need no request', async () => {
	const items = [...WEEK.items, release(6, '2026-11-20T15:30:00Z', { isFirst: true })]
	responses.push(ok({ ...WEEK, items }))
	const router = await open()
	const choose = (value: string) =>
		act(async () => {
			fireEvent.change(screen.getByRole('combobox', { name: 'Quais lançamentos' }), { target: { value } })
		})
	await choose('premieres')
	expect(router.state.location.search).toBe('?only=premieres')
	expect(screen.getByRole('link', { name: /minha agenda/ })).toHaveAttribute(
		'href',
		'/calendar.ics?hl=pt&only=premieres',
	)
	// A film, and a first episode.
	const shown = () => screen.queryAllByRole('link', { name: /^Obra/ }).map((link) => link.textContent)
	expect(shown().sort()).toEqual(['Obra 4', 'Obra 6'])
	expect(screen.getByRole('link', { name: 'Próxima semana' })).toHaveAttribute(
		'href',
		'/calendar?week=2026-11-22&only=premieres',
	)
	await choose('finales')
	expect(screen.getByText('Nada disso nesta semana')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Ver todos os lançamentos' })).toHaveAttribute('href', '/calendar')
	await choose('')
	expect(router.state.location.search).toBe('')
	expect(asked()).toHaveLength(1)
})

test('the times of streaming services are asked for, and say the service', async () => {
	const router = await open()
	const items = [release(7, '2026-11-19T16:00:00Z', { platform: 'Kumo' })]
	responses.push(ok({ ...WEEK, items }), ok({ ...WEEK, items: [] }))
	const choose = (value: string) =>
		act(async () => {
			fireEvent.change(screen.getByRole('combobox', { name: 'De onde são os horários' }), { target: { value } })
		})
	await choose('streaming')
	expect(router.state.location.search).toBe('?on=streaming')
	expect(asked().at(-1)).toBe('/api/calendar?week=2026-11-15&on=streaming')
	expect(await screen.findByText('Episódio 8 · Kumo')).toBeVisible()
	await choose('tv')
	expect(await screen.findByText('Nada disso nesta semana')).toBeVisible()
})

test('a list without releases that week has a message and a link to all', async () => {
	$site.set({ ...$site.get(), demo: true })
	responses.push(ok({ week: '2026-11-15', items: [], delayed: [] }))
	await open('/calendar?mine=1')
	expect(screen.getByText('Nada da sua lista nesta semana')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Ver todos os lançamentos' })).toHaveAttribute('href', '/calendar')
})

test('a failure has a message and a retry button', async () => {
	responses.push(refused(503, 'server.unavailable'))
	await open()
	expect(screen.getByRole('alert')).toHaveTextContent('O calendário não pôde ser carregado')
	await act(async () => screen.getByRole('button', { name: 'Tentar novamente' }).click())
	await act(async () => {
		await jest.advanceTimersByTimeAsync(50)
	})
	expect(column('Sábado').getByRole('link', { name: 'Obra 3' })).toBeVisible()
})
