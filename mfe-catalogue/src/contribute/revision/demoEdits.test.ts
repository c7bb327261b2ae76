import type { EpisodePage, TitlePage } from 'shared-contract'
import { storeDemoEdit, withEpisodeDemoEdit } from './demoEdits.ts'
import { withTitleDemoEdit } from './titleDemoEdit.ts'

const title = { id: 5, title: 'Crônicas', synopsis: null, posters: ['a', 'b'], banners: ['c'] } as unknown as TitlePage
const episode = { id: 5, title: 'A carta', description: null, imageUrl: 'a' } as unknown as EpisodePage

test('a page shows the edited fields of a demo visitor and leaves the others', () => {
	expect(withTitleDemoEdit({ state: 'done', answer: title })).toEqual({ state: 'done', answer: title })
	storeDemoEdit({ entity: 'title', id: 5 }, { synopsis: 'Era uma vez.' })
	storeDemoEdit({ entity: 'title', id: 5 }, { posterUrl: 'x', airing: '2026-10-04 23:30 UTC week' })
	expect(withTitleDemoEdit({ state: 'done', answer: title })).toMatchObject({
		answer: {
			title: 'Crônicas',
			synopsis: { text: 'Era uma vez.' },
			posters: ['x', 'b'],
			banners: ['c'],
			airing: '2026-10-04 23:30 UTC week',
		},
	})
	storeDemoEdit({ entity: 'title', id: 5 }, { otherPosters: '[{"url":"y"},{"url":"z"}]', otherBanners: '' })
	expect(withTitleDemoEdit({ state: 'done', answer: title })).toMatchObject({
		answer: { posters: ['x', 'y', 'z'], banners: ['c'] },
	})
	expect(withEpisodeDemoEdit({ state: 'done', answer: episode })).toEqual({ state: 'done', answer: episode })
	storeDemoEdit({ entity: 'episode', id: 5 }, { title: 'Outra', description: 'Oi.' })
	expect(withEpisodeDemoEdit({ state: 'done', answer: episode })).toMatchObject({
		answer: { title: 'Outra', description: 'Oi.', imageUrl: 'a' },
	})
})

test('a failed page stays as it is', () => {
	expect(withTitleDemoEdit({ state: 'unreachable' })).toEqual({ state: 'unreachable' })
})
