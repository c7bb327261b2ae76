import { screen } from '@testing-library/react'
import { ok } from 'slice-kit/testing'
import { openScreen, respondWith } from '../listing/listing.testing.tsx'
import * as episodes from './route.tsx'

test('an episode card links to its page and shows its anime, name, length and who posted it', async () => {
	const episode = {
		id: 9,
		animeId: 1,
		number: 2,
		title: 'A carta',
		animeTitle: 'Obra 1',
		englishAnimeTitle: null,
		japaneseAnimeTitle: null,
		durationMinutes: 24,
		imageUrl: '/art/episode/9.svg',
		color: '#113355',
		postedBy: { name: 'Bia Kagawa', avatarUrl: null },
	}
	respondWith(() => ok({ items: [episode], page: 1, pageSize: 20, total: 41 }))
	await openScreen('/episodes', episodes)
	expect(screen.getByRole('link', { name: 'Obra 1' })).toHaveAttribute('href', '/episode/9')
	expect(screen.getByText('A carta • 24 min')).toBeVisible()
	expect(screen.getByText('Postado por Bia Kagawa')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '/episodes?page=3')
})

test('an empty list has a message', async () => {
	respondWith(() => ok({ items: [], page: 1, pageSize: 20, total: 0 }))
	await openScreen('/episodes', episodes)
	expect(screen.getByText('Nenhum episódio recente')).toBeVisible()
})

test('an episode without a name shows its number; the site account is not shown', async () => {
	const episode = {
		id: 9,
		animeId: 1,
		number: 178,
		title: 'Episode 178',
		animeTitle: 'Obra 1',
		englishAnimeTitle: null,
		japaneseAnimeTitle: null,
		durationMinutes: 24,
		imageUrl: '/art/episode/9.svg',
		color: '#113355',
		postedBy: { name: 'Niouka', avatarUrl: null },
	}
	respondWith(() => ok({ items: [episode], page: 1, pageSize: 20, total: 1 }))
	await openScreen('/episodes', episodes)
	expect(screen.getByText('Episódio 178 • 24 min')).toBeVisible()
	expect(screen.queryByText('Postado por Niouka')).toBeNull()
})
