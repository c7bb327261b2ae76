import { act } from '@testing-library/react'
import type { Command, CommandContext, ListEntry } from 'shared-contract'
import { setLocale } from 'shared-i18n'
import { $saved, $toasts } from 'shared-state'
import { answerWith, ok, refused, requests, signInAs, toasts } from 'slice-kit/testing'
import { anEntry, aTitle } from '../shared/testing/entries.testing.ts'
import { commands } from './commands.ts'

const CONTINUE = 'GET /api/continue'
const list = (status: string, q: string) => `GET /api/profiles/%40me/list?kind=anime&status=${status}&q=${q}`
const COUNTS = { current: 0, completed: 0, planned: 0, dropped: 0, paused: 0, rewatching: 0 }
const page = (items: ListEntry[], counts = {}) => ok({ counts: { ...COUNTS, ...counts }, items, next: null })
const entry = (current: number, more: Partial<ListEntry> = {}) =>
	anEntry(aTitle(1), { status: 'current', progress: { current, total: 12 }, ...more })

const ask = async (text: string, more: Partial<CommandContext> = {}) =>
	commands({ text, viewer: 'member', locale: 'pt', path: '/', signal: new AbortController().signal, ...more })
const made = (all: readonly Command[]) => all.filter(({ answersText }) => answersText).map(({ label }) => label)
const run = async (all: readonly Command[], label: string) => {
	const command = all.find((each) => each.label === label)
	if (!command || !('run' in command)) throw new Error(`no command ${label}`)
	await act(async () => command.run())
}
const writes = () => requests.filter(({ method }) => method !== 'GET')
beforeEach(async () => {
	await signInAs('member')
	answerWith({ [CONTINUE]: ok({ entries: [], episodes: [], sequels: [] }) })
})
afterEach(() => act(() => setLocale('pt')))

test('a visitor is offered nothing', async () => {
	expect(await ask('marcar episódio 5 de Obra', { viewer: 'visitor' })).toEqual([])
	expect(requests).toEqual([])
})

test('marks an episode of a title on the own list, and the toast undoes it', async () => {
	answerWith({
		[list('current', 'Obra')]: page([entry(3)], { current: 1 }),
		'PATCH /api/list/1': ok({ entry: entry(5) }),
	})
	const offered = await ask('marcar episodio 5 de Obra')
	expect(made(offered)).toEqual(['Marcar episódio 5 de Obra 1'])
	await run(offered, 'Marcar episódio 5 de Obra 1')
	expect(writes()).toMatchObject([{ method: 'PATCH', body: { progress: 5, read: { progress: 3 } } }])
	expect(toasts()).toEqual(['Obra 1: EP 5 / 12'])
	await act(async () => $toasts.get().at(-1)?.action?.onPress())
	expect(writes().at(-1)).toMatchObject({ method: 'PATCH', body: { progress: 3, read: { progress: 5 } } })
})

test('a refused mark is shown', async () => {
	answerWith({
		[list('current', 'Obra')]: page([entry(3)], { current: 1 }),
		'PATCH /api/list/1': refused(409, 'entry.progress.beyond'),
	})
	await run(await ask('ep 5 Obra'), 'Marcar episódio 5 de Obra 1')
	expect($toasts.get().map(({ tone }) => tone)).toEqual(['bad'])
})

test('looks in the other lists that have the name, and offers no episode beyond the last nor the present one', async () => {
	answerWith({
		[list('current', 'Obra')]: page([], { planned: 1 }),
		[list('planned', 'Obra')]: page([entry(0, { status: 'planned' })], { planned: 1 }),
	})
	expect(made(await ask('ep 12 Obra'))).toEqual(['Marcar episódio 12 de Obra 1'])
	expect(made(await ask('ep 13 Obra'))).toEqual([])
	expect(made(await ask('ep 0 Obra'))).toEqual([])
	expect(requests.some(({ path }) => path.includes('status=paused'))).toBe(false)
})

test('one more episode of what is being watched is offered at once, and asked for once per opening', async () => {
	answerWith({
		[CONTINUE]: ok({ entries: [entry(4), entry(12)], episodes: [], sequels: [] }),
		'POST /api/list/1/progress': ok({ entry: entry(5) }),
	})
	const offered = await ask('')
	await ask('obra')
	expect(requests.map(({ path }) => path)).toEqual(['/api/continue'])
	expect(offered.filter(({ id }) => id === 'advance-1')).toHaveLength(1)
	await run(offered, '+1 episódio: Obra 1')
	expect(toasts()).toEqual(['Obra 1: EP 5 / 12'])
})

test('adds a title that is not on the list, once', async () => {
	const found = { ...aTitle(7), matchedName: null, year: 2024 }
	answerWith({
		'GET /api/search?q=Obra': ok({
			animes: [found],
			mangas: [],
			movies: [],
			news: [],
			people: [],
			characters: [],
			studios: [],
			members: [],
			lists: [],
		}),
		'PUT /api/saved/7': ok({ done: true }),
	})
	const offered = await ask('adicionar Obra à lista')
	await run(offered, 'Adicionar Obra 7 à lista')
	expect($saved.get().has(7)).toBe(true)
	await run(offered, 'Adicionar Obra 7 à lista')
	expect(writes()).toHaveLength(1)
	expect(made(await ask('adicionar Obra à lista'))).toEqual([])
})

test('the sections of the settings are pages, in the language of the page', async () => {
	await act(() => setLocale('en'))
	expect(await ask('')).toContainEqual(
		expect.objectContaining({ label: 'Settings: Privacy', path: '/settings/privacy' }),
	)
})
