import type { EpisodePage, TitlePage } from 'shared-contract'
import { keepExample, withEpisodeExample, withTitleExample } from './examples.ts'

const title = { id: 5, title: 'Crônicas', synopsis: null, posters: ['a', 'b'], banners: ['c'] } as unknown as TitlePage
const episode = { id: 5, title: 'A carta', description: null, imageUrl: 'a' } as unknown as EpisodePage

test('a page shows what a visitor of the demo edited, and the rest as it is', () => {
	expect(withTitleExample({ state: 'done', answer: title })).toEqual({ state: 'done', answer: title })
	keepExample({ entity: 'title', id: 5 }, { synopsis: 'Era uma vez.' })
	keepExample({ entity: 'title', id: 5 }, { posterUrl: 'x', airing: '2026-10-04 23:30 UTC week' })
	expect(withTitleExample({ state: 'done', answer: title })).toMatchObject({
		answer: {
			title: 'Crônicas',
			synopsis: { text: 'Era uma vez.' },
			posters: ['x', 'b'],
			banners: ['c'],
			airing: '2026-10-04 23:30 UTC week',
		},
	})
	expect(withEpisodeExample({ state: 'done', answer: episode })).toEqual({ state: 'done', answer: episode })
	keepExample({ entity: 'episode', id: 5 }, { title: 'Outra', description: 'Oi.' })
	expect(withEpisodeExample({ state: 'done', answer: episode })).toMatchObject({
		answer: { title: 'Outra', description: 'Oi.', imageUrl: 'a' },
	})
})

test('what is not there stays so', () => {
	expect(withTitleExample({ state: 'unreachable' })).toEqual({ state: 'unreachable' })
})
