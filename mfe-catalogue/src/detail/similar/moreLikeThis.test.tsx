import { jest } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { Recommendation } from 'shared-contract'
import { $site } from 'shared-state'
import { ok, press, refused } from 'slice-kit/testing'
import { titleCard } from '../../browse/listing/listing.testing.tsx'
import { openPage } from '../title/openPage.testing.tsx'
import { SERIES } from '../title/samples.testing.ts'

const ITEM: Recommendation = {
	id: 5,
	title: titleCard(4),
	reason: 'As duas falam do que a gente deixa para trás.',
	author: { id: 'm1', name: 'Bia Kagawa', avatarUrl: null },
	at: '2026-11-20T12:00:00.000Z',
	votes: 2,
	isVoted: false,
	isOwn: false,
}
const SIMILAR = 'GET /api/titles/1/similar'
const RECOMMENDED = 'GET /api/titles/1/recommendations'

afterEach(() => $site.set({ demo: false, chatUrl: '', sourceUrl: '' }))

const open = (given: Parameters<typeof openPage>[1]) =>
	openPage('/anime/1#related', { 'GET /api/titles/1': ok({ ...SERIES, status: 'completed' }), ...given })
const region = async (name: string) => within(await screen.findByRole('region', { name }))

test('the similar titles stand on the page with links; without any they are left out', async () => {
	await open({ [SIMILAR]: ok({ items: [titleCard(4), titleCard(5)] }) })
	const row = await region('Mais como este')
	expect(await row.findByRole('link', { name: 'Obra 4' })).toHaveAttribute('href', '/anime/4')
	expect(row.getByRole('link', { name: 'Obra 5' })).toBeVisible()
})

test('nothing similar is no section, and nothing recommended is an invitation', async () => {
	await open({})
	expect(await screen.findByText(/Ninguém recomendou nada ainda/)).toBeVisible()
	expect(screen.queryByRole('region', { name: 'Mais como este' })).toBeNull()
	expect(screen.getByRole('link', { name: 'Recomendar uma obra' })).toHaveAttribute(
		'href',
		expect.stringMatching('^/auth'),
	)
})

test('a failure of either can be retried', async () => {
	await open({
		[SIMILAR]: [refused(500, 'server.failed'), ok({ items: [titleCard(4)] })],
		[RECOMMENDED]: [refused(500, 'server.failed'), ok({ items: [ITEM] })],
	})
	const similar = await region('Mais como este')
	await press(await similar.findByRole('button', { name: 'Tentar novamente' }))
	expect(await similar.findByRole('link', { name: 'Obra 4' })).toBeVisible()
	const recommended = await region('Recomendações')
	await press(await recommended.findByRole('button', { name: 'Tentar novamente' }))
	expect(await recommended.findByText(ITEM.reason)).toBeVisible()
})

test('a recommendation says why and by whom; a private author has no link', async () => {
	await open({
		[RECOMMENDED]: ok({ items: [ITEM, { ...ITEM, id: 6, author: { ...ITEM.author, id: null, name: 'Caio' } }] }),
	})
	const panel = await region('Recomendações')
	expect(await panel.findAllByText(ITEM.reason)).toHaveLength(2)
	expect(panel.getByRole('link', { name: 'Bia Kagawa' })).toHaveAttribute('href', '/profile/Bia%20Kagawa')
	expect(panel.queryByRole('link', { name: 'Caio' })).toBeNull()
	expect(panel.queryByRole('button', { name: 'Remover' })).toBeNull()
})

test('on a demo a vote shows in this page only, and is withdrawn again', async () => {
	$site.set({ demo: true, chatUrl: '', sourceUrl: '' })
	jest.spyOn(console, 'log').mockImplementation(() => {})
	await open({ [RECOMMENDED]: ok({ items: [ITEM] }) })
	const panel = await region('Recomendações')
	const button = await panel.findByRole('button', { name: /Concordo com a recomendação de Obra 4/ })
	await press(button)
	expect(button).toHaveAttribute('aria-pressed', 'true')
	expect(button).toHaveTextContent('Concordo (3)')
	await press(button)
	expect(button).toHaveAttribute('aria-pressed', 'false')
	expect(button).toHaveTextContent('Concordo (2)')
})
