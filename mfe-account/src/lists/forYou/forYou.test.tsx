import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { SuggestionReason, TitleCard, TitleLink, TitleSuggestion } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { $toasts } from 'shared-state'
import { answerWith, ok, refused, requests, signInAs } from 'slice-kit/testing'
import { NotInterestedPanel } from '../../settings/NotInterestedPanel.tsx'
import ForYou from './ForYou.tsx'

const link = (id: number): TitleLink => ({
	id,
	kind: 'anime',
	format: 'TV',
	title: `Obra ${id}`,
	englishTitle: `Work ${id}`,
	japaneseTitle: `作品${id}`,
})
const card = (id: number): TitleCard => ({
	...link(id),
	rating: 8,
	totalVotes: 10,
	year: 2020,
	imageUrl: `/art/poster/${id}.svg`,
	color: '#aa3311',
	postedBy: { name: 'Bia', avatarUrl: null },
	status: 'completed',
	genres: [],
})
const REASONS: SuggestionReason[] = [
	{ kind: 'score', title: link(1), score: 9 },
	{ kind: 'seen', title: link(1) },
	{ kind: 'recommended', title: link(1), by: 'Caio' },
	{ kind: 'following', members: 3 },
	{ kind: 'season' },
]
const ITEMS = REASONS.map((reason, index): TitleSuggestion => ({ title: card(index + 10), reason }))
beforeEach(async () => {
	await signInAs('member')
})
afterEach(() => act(() => setLocale('pt')))

const show = (element = <ForYou />) => act(async () => render(<MemoryRouter>{element}</MemoryRouter>))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

test.each([
	[
		'pt',
		'Para você',
		[
			'Porque você deu 9 a Obra 1',
			'Porque você viu Obra 1',
			'Porque Caio recomendou a quem gosta de Obra 1',
			'Porque 3 pessoas que você segue começaram há pouco',
			'Popular nesta temporada',
		],
	],
	[
		'en',
		'For you',
		[
			'Because you gave Work 1 a 9',
			'Because you have seen Work 1',
			'Because Caio recommends it to those who like Work 1',
			'Because 3 members you follow began it lately',
			'Popular this season',
		],
	],
	[
		'ja',
		'あなたへのおすすめ',
		[
			'「作品1」に9点をつけたから',
			'「作品1」を見たから',
			'Caioさんが「作品1」の好きな人にすすめているから',
			'フォロー中の3人が最近見始めたから',
			'今シーズンの人気作',
		],
	],
] as const)('in %s every suggestion says its reason', async (locale, heading, reasons) => {
	answerWith({ 'GET /api/for-you': ok({ items: ITEMS }) })
	await act(() => setLocale(locale))
	await show()
	const row = within(await screen.findByRole('region', { name: heading }))
	for (const reason of reasons) expect(row.getByText(reason)).toBeVisible()
})

test('"not interested" takes a suggestion away, and the toast brings it back', async () => {
	answerWith({
		'GET /api/for-you': ok({ items: ITEMS }),
		'PUT /api/not-interested/10': ok({ done: true }),
		'DELETE /api/not-interested/10': ok({ done: true }),
	})
	await show()
	await screen.findByRole('link', { name: 'Obra 10' })
	await press('Não me interessa: Obra 10')
	expect(screen.queryByRole('link', { name: 'Obra 10' })).toBeNull()
	await act(async () => $toasts.get().at(-1)?.action?.onPress())
	expect(screen.getByRole('link', { name: 'Obra 10' })).toHaveAttribute('href', '/anime/10')
	expect(requests.map(({ method, path }) => `${method} ${path}`).filter((each) => /interested/.test(each))).toEqual([
		'PUT /api/not-interested/10',
		'DELETE /api/not-interested/10',
	])
})

test('a refusal brings the suggestion back', async () => {
	answerWith({
		'GET /api/for-you': ok({ items: ITEMS }),
		'PUT /api/not-interested/10': refused(500, 'server.failed'),
	})
	await show()
	await screen.findByRole('link', { name: 'Obra 10' })
	await press('Não me interessa: Obra 10')
	expect(screen.getByRole('link', { name: 'Obra 10' })).toBeVisible()
})

test('nothing to suggest is nothing to show; a failure can be retried', async () => {
	answerWith({ 'GET /api/for-you': refused(500, 'server.failed') })
	await show()
	expect(await screen.findByText('As sugestões não puderam ser carregadas')).toBeVisible()
	answerWith({ 'GET /api/for-you': ok({ items: [] }) })
	await press('Tentar novamente')
	expect(screen.queryByText('As sugestões não puderam ser carregadas')).toBeNull()
	expect(screen.queryByRole('region')).toBeNull()
})

test('the settings list the titles of no interest, and let each be suggested again', async () => {
	answerWith({
		'GET /api/not-interested': ok({ items: [card(10), card(11)] }),
		'DELETE /api/not-interested/10': ok({ done: true }),
	})
	await show(<NotInterestedPanel />)
	await screen.findByRole('link', { name: 'Obra 10' })
	await press('Voltar a sugerir Obra 10')
	expect(screen.queryByRole('link', { name: 'Obra 10' })).toBeNull()
	expect(screen.getByRole('link', { name: 'Obra 11' })).toBeVisible()
})
