import { act, screen, within } from '@testing-library/react'
import type { Continue as Answer, ListEntry, Release, TitleCard } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import { setLocale } from 'shared-i18n'
import { $toasts, dismissToast } from 'shared-state'
import { answerWith, holdAnswer, ok, openWidget, press, refused, requests, signInAs, toasts } from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import Continue from './Continue.tsx'
import { airedCount, isForToday } from './continueState.ts'

const EMPTY: Answer = { entries: [], episodes: [], sequels: [] }
const entry = (id: number, more: Partial<ListEntry> = {}) =>
	anEntry(aTitle(id), { status: 'current', startedOn: '2026-01-01', ...more })
const at = (current: number): Pick<ListEntry, 'progress'> => ({ progress: { current, total: 28 } })
const manga = anEntry(aTitle(2, 'manga'), { status: 'current', progress: { current: 40, total: null } })

const release = (animeId: number, episode: number, hours: number, more: Partial<Release> = {}): Release => ({
	...aTitle(animeId),
	id: `${animeId}`,
	animeId,
	airsAt: new Date(Date.now() + hours * HOUR_MS + 30_000).toISOString(),
	zone: 'Asia/Tokyo',
	episode,
	durationMinutes: 24,
	rating: 8,
	popularity: 1,
	...more,
})
const sequel: TitleCard = {
	...aTitle(9),
	rating: 8,
	totalVotes: 1,
	year: 2024,
	postedBy: { name: 'Bia', avatarUrl: null },
	status: 'completed',
	genres: [],
}
beforeEach(async () => {
	await signInAs('member')
})
afterEach(() => act(() => setLocale('pt')))

const show = async (answer: Partial<Answer>) => {
	answerWith({ 'GET /api/continue': ok({ ...EMPTY, ...answer }) })
	await openWidget(<Continue />)
}
const button = (name: string) => screen.getByRole('button', { name })
const undo = () => act(async () => $toasts.get().at(-1)?.action?.onPress())
const writes = () => requests.filter(({ method }) => method !== 'GET')

test('shows what is not finished with its progress; an empty part is left out', async () => {
	await show({ entries: [entry(1, at(4)), manga] })
	const row = within(await screen.findByRole('region', { name: 'Continuar' }))
	expect(row.getByRole('link', { name: 'Obra 1' })).toHaveAttribute('href', '/anime/1')
	expect(row.getByText('EP 4 / 28')).toBeVisible()
	expect(row.getByText('CAP 40 / ?')).toBeVisible()
	expect(row.getAllByRole('button', { name: /^\+1/ }).map(({ textContent }) => textContent)).toEqual([
		'+1 episódio',
		'+1 capítulo',
	])
	expect(screen.queryByRole('region', { name: 'A seguir' })).toBeNull()
})

test('of a premiere without a time the day is shown alone', async () => {
	await show({ episodes: [{ release: release(1, 1, 0, { airsAt: '2026-12-11' }), seen: 0 }] })
	const time = await screen.findByText('sex., 11 de dez.')
	expect(time).toHaveAttribute('datetime', '2026-12-11')
	expect(time.parentElement).toHaveTextContent(/^sex., 11 de dez.$/)
})

test('one more episode shows at once, and the toast undoes it', async () => {
	await show({ entries: [entry(1, at(4))], episodes: [{ release: release(1, 6, 30), seen: 4 }] })
	const request = holdAnswer('POST /api/list/1/progress')
	answerWith({
		'POST /api/list/1/progress': ok({ entry: entry(1, at(5)) }),
		'PATCH /api/list/1': ok({ entry: entry(1, at(4)) }),
	})
	await press(button('+1 episódio: Obra 1'))
	expect(screen.getByText('EP 5 / 28')).toBeVisible()
	expect(screen.getByText('Porque você está em dia, no EP 5')).toBeVisible()
	await act(() => request.release())
	expect(writes()).toMatchObject([{ method: 'POST', body: { from: 4 } }])
	expect(toasts()).toEqual(['Obra 1: EP 5 / 28'])
	await undo()
	expect(writes().at(-1)).toMatchObject({ path: '/api/list/1', body: { progress: 4, read: { progress: 5 } } })
	expect(screen.getByText('EP 4 / 28')).toBeVisible()
	expect(toasts()).toContain('Obra 1 voltou para EP 4 / 28')
})

test('what is out today stands first with its progress and one more episode, and not again below', async () => {
	await show({
		entries: [entry(1, at(4)), entry(3, at(9)), manga],
		episodes: [
			{ release: release(1, 6, -1), seen: 4 },
			{ release: release(5, 2, -2), seen: 1 },
			{ release: release(3, 10, 30), seen: 9 },
		],
	})
	const today = within(await screen.findByRole('region', { name: 'Hoje' }))
	expect(today.getByText('4 de 6 · saem 28')).toBeVisible()
	// Its entry is not among those of the answer: there is nothing to add one to.
	expect(today.getByText('1 de 2')).toBeVisible()
	expect(today.getAllByRole('button')).toHaveLength(1)
	const next = within(screen.getByRole('region', { name: 'Continuar' }))
	expect(next.queryByRole('link', { name: 'Obra 1' })).toBeNull()
	expect(next.getByRole('link', { name: 'Obra 3' })).toBeVisible()
	expect(within(screen.getByRole('region', { name: 'A seguir' })).getAllByRole('listitem')).toHaveLength(1)
	answerWith({ 'POST /api/list/1/progress': ok({ entry: entry(1, at(5)) }) })
	await press(today.getByRole('button', { name: '+1 episódio: Obra 1' }))
	expect(today.getByText('5 de 6 · saem 28')).toBeVisible()
	expect(toasts()).toEqual(['Obra 1: EP 5 / 28'])
})

const NOON = new Date(2026, 10, 27, 12).getTime()

test.each<[airsAt: string | number, isToday: boolean, aired: number | undefined]>([
	[new Date(2026, 10, 27, 23, 59).getTime(), true, 5],
	[new Date(2026, 10, 28).getTime(), false, 5],
	[new Date(2026, 10, 26, 22).getTime(), true, 6],
	[NOON, true, 6],
	['2026-11-27', true, 6],
	['2026-11-28', false, 5],
])('of an episode at %s: for today %s, %s are out', (airsAt, isToday, aired) => {
	const at = typeof airsAt === 'string' ? airsAt : new Date(airsAt).toISOString()
	const next = { release: release(1, 6, 0, { airsAt: at }), seen: 0 }
	expect([isForToday(next, NOON), airedCount(next, NOON)]).toEqual([isToday, aired])
})

test('a film has no count of episodes', () => {
	expect(airedCount({ release: { ...release(1, 1, 0), episode: null }, seen: 0 }, NOON)).toBeUndefined()
})

test('quick steps of one title share a toast, whose undo takes all of them back; another title has its own', async () => {
	await show({ entries: [entry(1, at(3)), entry(3, at(9))] })
	for (const reached of [4, 5, 6, 7, 8]) {
		answerWith({ 'POST /api/list/1/progress': ok({ entry: entry(1, at(reached)) }) })
		await press(button('+1 episódio: Obra 1'))
	}
	answerWith({
		'POST /api/list/3/progress': ok({ entry: entry(3, at(10)) }),
		'PATCH /api/list/1': ok({ entry: entry(1, at(3)) }),
	})
	await press(button('+1 episódio: Obra 3'))
	expect(toasts()).toEqual(['Obra 1: EP 3 → 8 / 28', 'Obra 3: EP 10 / 28'])
	await act(async () => $toasts.get()[0]?.action?.onPress())
	expect(writes().at(-1)).toMatchObject({ path: '/api/list/1', body: { progress: 3, read: { progress: 8 } } })
	await act(async () => dismissToast($toasts.get()[0]?.id ?? 0))
	answerWith({ 'POST /api/list/1/progress': ok({ entry: entry(1, at(4)) }) })
	await press(button('+1 episódio: Obra 1'))
	expect(toasts()).toContain('Obra 1: EP 4 / 28')
})

test('the last episode completes the title, which leaves the row until that is undone', async () => {
	const before = entry(1, at(27))
	const after = entry(1, { ...at(28), status: 'completed', finishedOn: '2026-04-01' })
	await show({ entries: [before, manga] })
	answerWith({
		'POST /api/list/1/progress': ok({ entry: after }),
		'PATCH /api/list/1': ok({ entry: before }),
	})
	await press(button('+1 episódio: Obra 1'))
	expect(screen.queryByRole('link', { name: 'Obra 1' })).toBeNull()
	expect(toasts()).toEqual(['Obra 1 agora está em “Completo”.'])
	await undo()
	expect(writes().at(-1)?.body).toMatchObject({
		status: 'current',
		progress: 27,
		finishedOn: null,
		read: { status: 'completed', progress: 28, finishedOn: '2026-04-01' },
	})
	expect(screen.getAllByRole('link').filter(({ textContent }) => /^Obra/.test(textContent ?? ''))[0]).toHaveTextContent(
		'Obra 1',
	)
})

test('the end of a repeat has no undo, which would begin another one', async () => {
	await show({ entries: [entry(1, { ...at(27), status: 'rewatching', rewatches: 1 })] })
	answerWith({
		'POST /api/list/1/progress': ok({ entry: entry(1, { ...at(28), status: 'completed', rewatches: 1 }) }),
	})
	await press(button('+1 episódio: Obra 1'))
	expect($toasts.get().at(-1)).toMatchObject({ text: 'Obra 1 agora está em “Completo”.' })
	expect($toasts.get().at(-1)?.action).toBeUndefined()
})

test('a refused step shows what the server has', async () => {
	await show({ entries: [entry(1, at(4))] })
	answerWith({
		'POST /api/list/1/progress': refused(409, 'list.changed'),
		'GET /api/continue': ok({ ...EMPTY, entries: [entry(1, at(9))] }),
	})
	await press(button('+1 episódio: Obra 1'))
	expect(screen.getByText('EP 9 / 28')).toBeVisible()
	expect($toasts.get().at(-1)?.tone).toBe('bad')
})

test.each([
	['pt', 'A seguir', 'Episódio 5', 'em 1 d 6 h', 'Previsto', 'Porque você terminou Obra 8'],
	['en', 'Up next', 'Episode 5', 'in 1d 6h', 'Expected', 'Because you finished Obra 8'],
	['ja', '次はこれ', '第5話', 'あと1日6時間', '予定', '「Obra 8」を見終わったから'],
] as const)('in %s what comes next has its time and its reason', async (locale, heading, ...words) => {
	await act(() => setLocale(locale))
	await show({
		episodes: [{ release: release(1, 5, 30, { isExpected: true }), seen: 2 }],
		sequels: [{ title: sequel, completed: aTitle(8) }],
	})
	const part = within(await screen.findByRole('region', { name: heading }))
	for (const text of words) expect(part.getByText(text)).toBeVisible()
	expect(part.getByRole('link', { name: 'Obra 9' })).toHaveAttribute('href', '/anime/9')
})

test.each([
	[0, 'Porque você está assistindo'],
	[4, 'Porque você está em dia, no EP 4'],
	[2, 'Porque você está assistindo e parou no EP 2'],
])('with %i seen episodes the reason is "%s"', async (seen, words) => {
	await show({ episodes: [{ release: release(1, 5, 30), seen }] })
	expect(await screen.findByText(words)).toBeVisible()
	expect(screen.queryByText('Previsto')).toBeNull()
})

test('without anything to go on with it invites to start a list; a failure can be retried', async () => {
	answerWith({ 'GET /api/continue': refused(500, 'server.failed') })
	await openWidget(<Continue />)
	expect(await screen.findByText('O que você está acompanhando não pôde ser carregado')).toBeVisible()
	answerWith({ 'GET /api/continue': ok(EMPTY) })
	await press(button('Tentar novamente'))
	expect(screen.getByText('Comece a sua lista')).toBeVisible()
	expect(screen.getByRole('link', { name: 'Explorar animes' })).toHaveAttribute('href', '/explore')
	expect(screen.getByRole('link', { name: 'Importar uma lista' })).toHaveAttribute('href', '/lists/import')
})
