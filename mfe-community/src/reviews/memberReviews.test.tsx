import { screen, within } from '@testing-library/react'
import type { Comment, TitleLink } from 'shared-contract'
import { $site } from 'shared-state'
import { answerWith, calls, ok, press, refused } from 'slice-kit/testing'
import { comment } from '../comments/samples.testing.ts'
import { button, HELO, open } from '../profiles/profile/profilePage.testing.tsx'
import { profileOf } from '../profiles/profile/samples.testing.ts'

beforeEach(() => $site.set({ demo: true, chatUrl: '', sourceUrl: '' }))

const REVIEWS = `GET ${HELO}/reviews`
const PATH = '/profile/Hel%C3%B4%20Vidal?tab=reviews'

const review = (id: string, change: Partial<Comment> = {}): Comment =>
	comment(id, { review: { score: 9, helpful: 2, unhelpful: 0, vote: null }, ...change })
const title = (id: number, change: Partial<TitleLink> = {}): TitleLink => ({
	id,
	kind: 'anime',
	format: 'TV',
	title: `Obra ${id}`,
	englishTitle: null,
	japaneseTitle: null,
	...change,
})

test('the tab shows each review under its title, and links to it there', async () => {
	await open(
		ok(profileOf()),
		{
			[REVIEWS]: ok({
				items: [
					{ title: title(4), review: review('2') },
					{ title: title(5, { kind: 'manga', format: 'Manga' }), review: review('1', { spoilerNumber: 7 }) },
				],
				next: null,
			}),
		},
		PATH,
	)
	expect(await screen.findByRole('link', { name: 'Obra 4' })).toHaveAttribute('href', '/anime/4')
	const [first, second] = screen.getAllByRole('article').map((each) => within(each))
	expect(first?.getByText('Comentário 2')).toBeVisible()
	expect(first?.getByRole('img', { name: 'Nota 9' })).toBeVisible()
	expect(first?.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/anime/4#review-2')
	expect(second?.getByText('Spoiler até o capítulo 7')).toBeVisible()
})

test('older reviews load on demand, and a vote of a visitor of a demo stays on this page', async () => {
	await open(
		ok(profileOf()),
		{
			[REVIEWS]: ok({ items: [{ title: title(4), review: review('2') }], next: 'older' }),
			[`${REVIEWS}?after=older`]: ok({ items: [{ title: title(5), review: review('1') }], next: null }),
		},
		PATH,
	)
	await press(await screen.findByRole('button', { name: 'Mostrar mais resenhas' }))
	expect(screen.getAllByRole('article')).toHaveLength(2)
	expect(screen.queryByRole('button', { name: 'Mostrar mais resenhas' })).toBeNull()
	await press(screen.getAllByRole('button', { name: /^Útil/ })[0] ?? document.body)
	expect(calls().filter((request) => request.includes('/vote'))).toEqual([])
	expect(screen.getAllByRole('button', { name: /^Útil.*3 votos/ })).toHaveLength(1)
})

test('nothing written is said so, and a failure can be retried', async () => {
	await open(ok(profileOf()), { [REVIEWS]: refused(503, 'server.unavailable') }, PATH)
	expect(await screen.findByText('As resenhas não puderam ser carregadas')).toBeVisible()
	answerWith({ [REVIEWS]: ok({ items: [], next: null }) })
	await press(button(/tentar/i))
	expect(await screen.findByText('Nenhuma resenha por aqui ainda')).toBeVisible()
})
