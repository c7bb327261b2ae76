import { act, fireEvent, screen, within } from '@testing-library/react'
import { $site } from 'shared-state'
import { answerWith, ok, press, refused } from 'slice-kit/testing'
import { button, HELO, open } from './profilePage.testing.tsx'
import { activityOf, EPISODE_SUBJECT, profileOf } from './samples.testing.ts'

beforeEach(() => $site.set({ demo: true, chatUrl: '', sourceUrl: '' }))

test('activities show text, links and times; user text is not markup', async () => {
	await open(ok(profileOf()), {
		[`GET ${HELO}/activity`]: ok({
			items: [
				activityOf('1'),
				activityOf('2', { event: 'scored', subject: EPISODE_SUBJECT, score: 8 }),
				activityOf('3', { event: 'followed', subject: { kind: 'member', username: 'a*b*/c' } }),
			],
			next: null,
		}),
	})
	const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('há 1 hora'))
	expect(rows.map((row) => row.textContent)).toEqual([
		'Salvou O *Sino* na listahá 1 hora',
		'Deu nota 8 ao episódio 3 de O *Sino*há 1 hora',
		'Começou a seguir a*b*/chá 1 hora',
	])
	expect(screen.getByRole('link', { name: 'O *Sino*' })).toHaveAttribute('href', '/movie/7')
	expect(screen.getByRole('link', { name: 'episódio 3 de O *Sino*' })).toHaveAttribute('href', '/episode/9')
	expect(screen.getByRole('link', { name: 'a*b*/c' })).toHaveAttribute('href', '/profile/a*b*%2Fc')
})

test('a title shows its poster, and consecutive episodes are one line', async () => {
	const progressed = { event: 'progressed' } as const
	await open(ok(profileOf()), {
		[`GET ${HELO}/activity`]: ok({
			items: [
				activityOf('2', { ...progressed, first: 6, progress: 7 }),
				activityOf('1', { ...progressed, first: 3, progress: 5 }),
			],
			next: null,
		}),
	})
	const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('há 1 hora'))
	expect(rows.map((row) => row.textContent)).toEqual(['Assistiu aos episódios 3 a 7 de O *Sino*há 1 hora'])
	expect(rows[0]?.querySelector('a[aria-hidden] img')).toHaveAttribute('src', '/art/poster/7.svg')
})

test('without activities the empty state shows', async () => {
	await open(ok(profileOf()))
	expect(screen.getByText('Nenhuma atividade recente.')).toBeVisible()
})

test('the next page loads on demand and can be retried', async () => {
	const first = `GET ${HELO}/activity`
	await open(ok(profileOf()), { [first]: ok({ items: [activityOf('1')], next: '1~saved~1' }) })
	const next = `${first}?after=1%7Esaved%7E1`
	answerWith({ [next]: refused(503, 'server.unavailable') })
	await press(button('Mostrar mais'))
	expect(screen.getByRole('alert')).toHaveTextContent('A atividade não pôde ser carregada')
	answerWith({ [next]: ok({ items: [activityOf('2')], next: null }) })
	await press(button('Mostrar mais'))
	expect(screen.getAllByRole('link', { name: 'O *Sino*' })).toHaveLength(2)
	expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
})

test('the year is a grid with arrow-key navigation', async () => {
	await open(ok(profileOf()))
	const grid = await screen.findByRole('grid', { name: '3 atividades nos últimos 12 meses' })
	const last = within(grid).getByRole('gridcell', { name: 'Nada em 1 de abr. de 2026' })
	expect(last).toHaveAttribute('tabindex', '0')
	act(() => last.focus())
	fireEvent.keyDown(last, { key: 'ArrowUp' })
	expect(within(grid).getByRole('gridcell', { name: '3 atividades em 31 de mar. de 2026' })).toHaveFocus()
	expect(within(grid).getAllByRole('row')).toHaveLength(7)
})
