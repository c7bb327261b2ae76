import { act, fireEvent, screen, within } from '@testing-library/react'
import { type FollowedActivity, followedActivityRoute, type Locale } from 'shared-contract'
import { answer, inTurn, openWidget, refuse } from 'slice-kit/testing'
import { activityOf, EPISODE_SUBJECT } from '../profile/samples.testing.ts'
import Following from './Following.tsx'

const by = (name: string, id: string, change = {}): FollowedActivity => ({
	...activityOf(id, change),
	user: { name, avatarUrl: null },
})
const ITEMS = [by('Helô Vidal', '1', { event: 'scored', subject: EPISODE_SUBJECT, score: 8 }), by('a*b*/c', '2')]

const show = (items: FollowedActivity[], locale: Locale = 'pt') =>
	openWidget(<Following />, { answers: [answer(followedActivityRoute, { items })], locale, demo: true })

test.each([
	['pt', 'Quem você segue', 'Deu nota 8 ao episódio 3 de O *Sino*'],
	['en', 'Who you follow', 'episode 3 of O *Sino*'],
	['ja', 'フォロー中の人', '8'],
] as const)('in %s each activity names its member and its title', async (locale, heading, words) => {
	await show(ITEMS, locale)
	const part = within(await screen.findByRole('region', { name: heading }))
	const rows = part.getAllByRole('listitem')
	expect(rows).toHaveLength(2)
	expect(rows[0]).toHaveTextContent('Helô Vidal')
	expect(rows[0]).toHaveTextContent(words)
	expect(part.getByRole('link', { name: 'Helô Vidal' })).toHaveAttribute('href', '/profile/Hel%C3%B4%20Vidal')
	expect(part.getByRole('link', { name: 'O *Sino*' })).toHaveAttribute('href', '/movie/7')
})

test('the name of a member is no markup, and leads to their profile', async () => {
	await show(ITEMS)
	expect(await screen.findByRole('link', { name: 'a*b*/c' })).toHaveAttribute('href', '/profile/a*b*%2Fc')
})

test('without activity it renders nothing; a failure can be retried', async () => {
	const answers = [
		inTurn(refuse(followedActivityRoute, 500, 'server.failed'), answer(followedActivityRoute, { items: [] })),
	]
	const { container, requests } = await openWidget(<Following />, { answers, demo: true })
	expect(await screen.findByText('A atividade de quem você segue não pôde ser carregada')).toBeVisible()
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
	expect(container).toBeEmptyDOMElement()
	expect(requests).toHaveLength(2)
})

test('what one member did alike is one row; two members stay apart', async () => {
	const scored = (name: string, id: string) => by(name, id, { event: 'scored', score: 8 })
	await show([...['1', '2', '3'].map((id) => scored('Bia', id)), scored('Caio', '4')])
	const part = within(await screen.findByRole('region', { name: 'Quem você segue' }))
	expect(part.getAllByRole('listitem')).toHaveLength(2)
	expect(part.getAllByRole('listitem')[0]).toHaveTextContent('BiaDeu nota a 3 obras')
	await act(async () => part.getByRole('button', { name: 'Mostrar tudo' }).click())
	expect(part.getAllByRole('listitem')).toHaveLength(5)
})

test('episodes of two members are no run', async () => {
	const watched = (name: string, id: string, change: object) => by(name, id, { event: 'progressed', ...change })
	await show([watched('Bia', '2', { first: 6, progress: 7 }), watched('Caio', '1', { first: 3, progress: 5 })])
	const part = within(await screen.findByRole('region', { name: 'Quem você segue' }))
	expect(part.getAllByRole('listitem')).toHaveLength(2)
})
