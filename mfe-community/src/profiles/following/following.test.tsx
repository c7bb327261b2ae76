import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { FollowedActivity } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { answerWith, asked, fakeServer, ok, refused } from '../../shared/testing/fakeServer.testing.ts'
import { activityOf, EPISODE_SUBJECT } from '../profile/samples.testing.ts'
import Following from './Following.tsx'

fakeServer()
afterEach(() => act(() => setLocale('pt')))

const ADDRESS = 'GET /api/following/activity'
const by = (name: string, id: string, change = {}): FollowedActivity => ({
	...activityOf(id, change),
	user: { name, avatarUrl: null },
})
const ITEMS = [by('Helô Vidal', '1', { event: 'scored', subject: EPISODE_SUBJECT, score: 8 }), by('a*b*/c', '2')]

async function show(items: readonly FollowedActivity[]) {
	answerWith({ [ADDRESS]: ok({ items }) })
	const router = createMemoryRouter([{ path: '*', element: <Following /> }])
	return act(async () => render(<RouterProvider router={router} />))
}

test.each([
	['pt', 'Quem você segue', 'Deu nota 8 ao episódio 3 de O *Sino*'],
	['en', 'Who you follow', 'episode 3 of O *Sino*'],
	['ja', 'フォロー中の人', '8'],
] as const)('in %s each activity names its member and its title', async (locale, heading, words) => {
	await act(() => setLocale(locale))
	await show(ITEMS)
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
	answerWith({ [ADDRESS]: refused(500, 'server.failed') })
	const router = createMemoryRouter([{ path: '*', element: <Following /> }])
	const { container } = await act(async () => render(<RouterProvider router={router} />))
	expect(await screen.findByText('A atividade de quem você segue não pôde ser carregada')).toBeVisible()
	answerWith({ [ADDRESS]: ok({ items: [] }) })
	await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' })))
	expect(container).toBeEmptyDOMElement()
	expect(asked.filter((call) => call === ADDRESS)).toHaveLength(2)
})
