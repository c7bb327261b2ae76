import type { ListEntry, OwnList } from 'shared-contract'
import { answerWith, ok, requests, signInAs, UNREACHABLE } from 'slice-kit/testing'
import { anEntry, aTitle } from '../../shared/testing/entries.testing.ts'
import { refreshOwnList, withChanges } from './refreshOwnList.ts'

const entry = (id: number, score: number | null = null): ListEntry => anEntry(aTitle(id), { score })
const list = (...entries: ListEntry[]): OwnList => ({ entries, version: '1-1-1' })
const idsOf = (now: OwnList | undefined) => now?.entries.map(({ title }) => title.id)
const NO_CHANGES = { removed: [], moved: [], count: 0, scores: 0 }

describe('the list with changes', () => {
	const stored = list(entry(1), entry(2, 5), entry(3))

	test('has new and moved entries first, and others where they were', () => {
		const changes = { ...NO_CHANGES, moved: [3, 4], removed: [1], count: 3, scores: 15 }
		const now = withChanges(stored, { entries: [entry(4), entry(3, 8), entry(2, 7)], version: '2', changes })
		expect(idsOf(now)).toEqual([4, 3, 2])
		expect(now?.entries.map(({ score }) => score)).toEqual([null, 8, 7])
		expect(now?.version).toBe('2')
	})

	test('is no list where the number of entries or their scores differ from the server’s', () => {
		const answer = { entries: [], version: '2' }
		expect(idsOf(withChanges(stored, { ...answer, changes: { ...NO_CHANGES, count: 3, scores: 5 } }))).toEqual([
			1, 2, 3,
		])
		expect(withChanges(stored, { ...answer, changes: { ...NO_CHANGES, count: 2, scores: 5 } })).toBeUndefined()
		expect(withChanges(stored, { ...answer, changes: { ...NO_CHANGES, count: 3, scores: 0 } })).toBeUndefined()
	})

	test('is the answer where that is whole', () => {
		expect(idsOf(withChanges(stored, list(entry(9))))).toEqual([9])
	})
})

describe('the list that a service worker stored for the member', () => {
	const OWNER = '6f1c'
	let answers: Map<string, unknown>
	/** The store of the browser: one cache of the member, one of another. */
	const storage = {
		keys: async () => ['niouka-own-77aa', `niouka-own-${OWNER}`, 'niouka-visitor'],
		open: async (name: string) => ({
			match: async (path: string) => {
				const body = answers.get(name + path)
				return body === undefined ? undefined : { json: async () => body }
			},
			put: async (path: string, answer: Response) => answers.set(name + path, await answer.json()),
		}),
	}
	const key = `niouka-own-${OWNER}/api/list`
	const read = () => requests.map(({ path }) => path)
	beforeEach(async () => {
		await signInAs('member')
		answers = new Map<string, unknown>([
			[key, list(entry(1), entry(2))],
			['niouka-own-77aa/api/list', list(entry(8))],
		])
		Object.assign(globalThis, { caches: storage })
	})
	afterAll(() => {
		Reflect.deleteProperty(globalThis, 'caches')
	})

	test('gets what changed since', async () => {
		const changes = { removed: [1], moved: [2], count: 1, scores: 9 }
		answerWith({ 'GET /api/list?since=1-1-1': ok({ entries: [entry(2, 9)], version: '1-2-1', changes }) })
		await refreshOwnList(OWNER)
		expect(read()).toEqual(['/api/list?since=1-1-1'])
		expect(answers.get(key)).toMatchObject({ version: '1-2-1', entries: [{ title: { id: 2 }, score: 9 }] })
		expect(answers.get('niouka-own-77aa/api/list')).toEqual(list(entry(8)))
	})

	test('is asked for whole where the changes do not lead to it, and where none is stored', async () => {
		const changes = { removed: [], moved: [], count: 7, scores: 0 }
		answerWith({
			'GET /api/list?since=1-1-1': ok({ entries: [], version: '1-2-1', changes }),
			'GET /api/list': ok(list(entry(3))),
		})
		await refreshOwnList(OWNER)
		expect(read()).toEqual(['/api/list?since=1-1-1', '/api/list'])
		requests.length = 0
		answers.clear()
		await refreshOwnList(OWNER)
		expect(read()).toEqual(['/api/list'])
	})

	test('stays as it is without a network, and one of a former version of the site is read whole', async () => {
		answerWith({ '*': UNREACHABLE })
		await refreshOwnList(OWNER)
		expect(answers.get(key)).toEqual(list(entry(1), entry(2)))
		requests.length = 0
		answers.set(key, { entries: [entry(1)] })
		await refreshOwnList(OWNER)
		expect(read()).toEqual(['/api/list'])
	})
})
