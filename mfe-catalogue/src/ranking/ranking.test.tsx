import { act, fireEvent, screen, within } from '@testing-library/react'
import { ok } from 'slice-kit/testing'
import { openScreen, respondWith, titleCard } from '../browse/listing/listing.testing.tsx'
import * as ranking from './route.tsx'

test('rows show rank, title, year and type, score, votes and popularity, and link to their pages', async () => {
	const items = [
		{
			rank: 11,
			popularity: 764.32,
			weightedRating: 8.7,
			title: titleCard(1, { totalVotes: 12_345, genres: ['fantasy', 'drama', 'mystery', 'romance'] }),
		},
		{ rank: 12, popularity: 700, weightedRating: 8.3, title: titleCard(2, { format: 'Movie' }) },
	]
	respondWith(() => ok({ items, page: 2, pageSize: 10, total: 12 }))
	await openScreen('/popular?page=2', ranking)
	expect(screen.getByRole('heading', { name: 'Ranking de Popularidade' })).toBeVisible()
	const [first, second] = screen.getAllByRole('article')
	const row = within(first as HTMLElement)
	expect(row.getByText('11')).toBeVisible()
	expect(row.getByText('2026 · Série de TV')).toBeVisible()
	expect(row.getByRole('img', { name: 'Nota ponderada 8,70' })).toBeVisible()
	expect(row.getByText('12.345')).toBeVisible()
	expect(row.getByText('764,3')).toBeVisible()
	expect(row.getAllByRole('listitem').map((genre) => genre.textContent)).toEqual(['Fantasia', 'Drama', 'Mistério'])
	expect(row.getByRole('link', { name: 'Obra 1' })).toHaveAttribute('href', '/anime/1')
	expect(within(second as HTMLElement).getByRole('link', { name: 'Obra 2' })).toHaveAttribute('href', '/movie/2')
})

test('the formula is explained', async () => {
	respondWith(() => ok({ items: [], page: 1, pageSize: 10, total: 0 }))
	await openScreen('/popular', ranking)
	expect(screen.getByText('popularidade = nota ponderada² × 10 + votos ÷ 100')).toBeVisible()
	expect(screen.getByText(/fica perto de 6,5/)).toHaveTextContent('só com 50 votos')
})

test.each([
	[0, 0],
	[5, 2],
])('where a title has %i votes, %i rows show a number of votes', async (totalVotes, rows) => {
	const items = [0, totalVotes].map((votes, index) => ({
		rank: index + 1,
		popularity: 700,
		weightedRating: 8,
		title: titleCard(index + 1, { totalVotes: votes }),
	}))
	respondWith(() => ok({ items, page: 1, pageSize: 10, total: 2 }))
	await openScreen('/popular', ranking)
	expect(screen.queryAllByText('Votos')).toHaveLength(rows)
})

test('the ranking of a year, a season, a type and a genre is in the address, and asked for', async () => {
	const asked: string[] = []
	respondWith(({ pathname, search }) => {
		asked.push(pathname + search)
		return ok({ items: [], page: 1, pageSize: 10, total: 0 })
	})
	await openScreen('/popular?year=2026&type=Movie', ranking)
	expect(asked).toContain('/api/ranking?page=1&year=2026&format=Movie')
	expect(screen.getByRole('combobox', { name: 'Ano' })).toHaveValue('2026')
	const genre = screen.getByRole('combobox', { name: 'Gênero' })
	await act(async () => {
		fireEvent.change(genre, { target: { value: 'drama' } })
	})
	expect(asked.at(-1)).toBe('/api/ranking?page=1&year=2026&format=Movie&genres=drama')
})
