import { act, fireEvent, screen, within } from '@testing-library/react'
import type { TitleSchedule, WatchOrder } from 'shared-contract'
import { ok, refused } from 'slice-kit/testing'
import { titleCard } from '../../browse/listing/listing.testing.tsx'
import { openPage } from '../title/openPage.testing.tsx'
import { SERIES } from '../title/samples.testing.ts'

const SCHEDULE: TitleSchedule = {
	upcoming: [
		{
			airsAt: '2026-12-01T15:30:00.000Z',
			zone: 'Asia/Tokyo',
			episode: 8,
			isExpected: false,
			isFirst: false,
			isLast: false,
		},
		{
			airsAt: '2026-12-08T15:30:00.000Z',
			zone: 'Asia/Tokyo',
			episode: 9,
			isExpected: true,
			isFirst: false,
			isLast: true,
		},
	],
	delays: [
		{
			id: 3,
			kind: 'delay',
			episode: 8,
			date: '2026-11-24',
			newDate: '2026-12-01',
			reason: 'Jogo de beisebol',
			author: { name: 'Bia', avatarUrl: null },
			at: '2026-11-20T12:00:00.000Z',
		},
	],
}

const ORDER: WatchOrder = {
	franchiseId: 1,
	start: titleCard(1),
	total: 7,
	place: 2,
	length: 5,
	previous: titleCard(4),
	next: null,
}

const open = (given: object, change = {}) =>
	openPage('/anime/1', { 'GET /api/titles/1': ok({ ...SERIES, ...change }), ...given })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('a premiere without a time shows its day alone', async () => {
	const premiere = { ...SCHEDULE.upcoming[0], airsAt: '2026-12-11', episode: null }
	await open({ 'GET /api/titles/1/schedule': ok({ upcoming: [premiere], delays: [] }) })
	const panel = await region('Próximos episódios')
	const [only] = panel.getAllByRole('listitem')
	expect(only).toHaveTextContent('sex., 11 de dez.')
	expect(only).not.toHaveTextContent(/:/)
})

test('the next episodes are confirmed or expected, with the notes of delays', async () => {
	await open({ 'GET /api/titles/1/schedule': ok(SCHEDULE) })
	const panel = await region('Próximos episódios')
	const [first, second] = panel.getAllByRole('listitem')
	expect(first).toHaveTextContent(/Episódio 8.*Confirmado/)
	expect(second).toHaveTextContent(/Episódio 9.*FinalPrevisto/)
	expect(panel.getByText('Episódio 8 adiado')).toBeVisible()
	expect(panel.getByText('Jogo de beisebol')).toBeVisible()
	expect(panel.getByText(/por Bia/)).toBeVisible()
	expect(panel.queryByRole('button', { name: 'Remover aviso' })).toBeNull()
})

test('without showings it says so; a failure can be retried; a completed title has no such panel', async () => {
	await open({
		'GET /api/titles/1/schedule': [refused(500, 'server.failed'), ok({ upcoming: [], delays: [] })],
	})
	const panel = await region('Próximos episódios')
	await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Tentar novamente' })))
	expect(await panel.findByText('Nenhum episódio anunciado.')).toBeVisible()
})

test('a completed title has no next episodes', async () => {
	await open({}, { status: 'completed' })
	expect(screen.queryByRole('region', { name: 'Próximos episódios' })).toBeNull()
})

test('a title that has a franchise shows the works before and after it', async () => {
	const related = [{ relation: 'prequel', title: titleCard(4) }]
	await open({ 'GET /api/titles/1/watch-order': ok(ORDER) }, { related, status: 'completed' })
	const panel = await region('Ordem para assistir')
	expect(await panel.findByText('2 de 5 nesta história')).toBeVisible()
	expect(panel.getByRole('link', { name: 'Obra 1' })).toHaveAttribute('href', '/anime/1')
	expect(panel.queryByText('Comece por aqui')).toBeNull()
	expect(panel.getByRole('link', { name: 'Obra 4' })).toHaveAttribute('href', '/anime/4')
	expect(panel.getByRole('link', { name: 'Ver a ordem completa (7 obras)' })).toHaveAttribute('href', '/franchise/1')
})

test('the title with which to begin says so', async () => {
	const related = [{ relation: 'sequel', title: titleCard(4) }]
	await open({ 'GET /api/titles/1/watch-order': ok({ ...ORDER, start: null }) }, { related, status: 'completed' })
	const panel = await region('Ordem para assistir')
	expect(await panel.findByText('Comece por aqui')).toBeVisible()
})

test('without relatives, or if it fails, the order to watch is left out', async () => {
	await open({}, { related: [{ relation: 'character', title: titleCard(4) }], status: 'completed' })
	expect(screen.queryByRole('region', { name: 'Ordem para assistir' })).toBeNull()
})
