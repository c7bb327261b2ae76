import { screen, within } from '@testing-library/react'
import type { TitlePage } from 'shared-contract'
import { ok, press } from 'slice-kit/testing'
import { openPage } from '../title/openPage.testing.tsx'
import { SERIES } from '../title/samples.testing.ts'

const chapter = (id: number, change = {}) => ({
	id,
	number: id,
	title: `Conto ${id}`,
	releaseDate: '2018-10-04',
	readerUrl: null,
	postedBy: { name: 'Bia Kagawa', avatarUrl: null },
	...change,
})

const MANGA: TitlePage = {
	...SERIES,
	kind: 'manga',
	format: 'Manga',
	volumeCount: 2,
	chapterCount: 12,
	genres: ['drama'],
	seasons: [],
	firstEpisodes: [],
	information: [{ label: 'Serialização', value: 'Gekkan Nami' }],
	volumes: [
		{ number: 1, title: 'Volume 1: Doze segundos', total: 2 },
		{ number: 2, title: null, total: 0 },
	],
	firstChapters: [chapter(1), chapter(2, { readerUrl: 'https://example.org/2' })],
}

const open = (change: Partial<TitlePage> = {}) =>
	openPage('/manga/1', { 'GET /api/titles/1': ok({ ...MANGA, ...change }) })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('a manga links back to the mangas and to its first chapter', async () => {
	await open()
	expect(screen.getByRole('link', { name: 'Voltar para Mangás' })).toHaveAttribute('href', '/mangas')
	expect(screen.getByRole('link', { name: 'Drama' })).toHaveAttribute('href', '/mangas?genre=drama')
	const line = screen.getByText('Capítulo 1: Conto 1').closest('li')
	Object.assign(line ?? {}, { scrollIntoView: () => {} })
	await press(button('Ler Capítulo 1'))
	expect(line).toHaveFocus()
})

test('a first chapter with a reader links to it', async () => {
	await open({ firstChapters: [chapter(1, { readerUrl: 'https://example.org/1' })] })
	expect(screen.getByRole('link', { name: 'Ler Capítulo 1' })).toHaveAttribute('href', 'https://example.org/1')
})

test('volume 1 is open; its chapters have a name, a release date and their own sort order', async () => {
	await open()
	expect(button(/^Volume 1: Doze segundos/)).toHaveAttribute('aria-expanded', 'true')
	expect(screen.getByText('2 capítulos')).toBeVisible()
	expect(screen.getAllByText('Lançado em: 4 de out. de 2018')).toHaveLength(2)
	expect(screen.getByRole('link', { name: 'Capítulo 2: Conto 2' })).toHaveAttribute('href', 'https://example.org/2')
	await press(button('Ordem crescente'))
	expect(screen.getAllByText(/^Capítulo \d/).map((name) => name.textContent)).toEqual([
		'Capítulo 2: Conto 2',
		'Capítulo 1: Conto 1',
	])
})

test('an empty volume has a message', async () => {
	await open()
	await press(button(/^Volume 2/))
	expect(screen.getByText('Nenhum capítulo disponível para este volume.')).toBeVisible()
})

test('the information lists kind, volumes, chapters, status, publication and magazine', async () => {
	await open()
	const list = within(screen.getByRole('region', { name: 'Informações' }))
	for (const label of ['Tipo', 'Volumes', 'Capítulos', 'Status', 'Publicação', 'Serialização']) {
		expect(list.getByText(label)).toBeVisible()
	}
	expect(list.getByText('12 (em andamento)')).toBeVisible()
	expect(list.getByText('Desde 22 de out. de 2026')).toBeVisible()
	expect(list.getByText('Gekkan Nami')).toBeVisible()
})
