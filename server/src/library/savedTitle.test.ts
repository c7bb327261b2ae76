import { newMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'

const site = testSite()

const addTitle = (title: string) =>
	site.db
		.insertInto('title')
		.values({ kind: 'anime', format: 'TV', status: 'completed', title, sort_title: title, is_sample: true })
		.execute()
const ask = (method: 'GET' | 'PUT' | 'DELETE', path: string, headers: Record<string, string> = {}) =>
	site.app.inject({ method, url: `/api/saved${path}`, headers })

beforeEach(async () => {
	await addTitle('a')
	await addTitle('b')
})

test('a member saves and removes titles, last saved first', async () => {
	const bia = (await newMember(site.app)).headers
	expect((await ask('PUT', '/1', bia)).json()).toEqual({ done: true })
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
	await ask('PUT', '/2', bia)
	await ask('PUT', '/2', bia)
	expect((await ask('GET', '', bia)).json()).toEqual({ titleIds: ['2', '1'] })
	expect((await ask('DELETE', '/2', bia)).json()).toEqual({ done: true })
	expect((await ask('DELETE', '/2', bia)).json()).toEqual({ done: true })
	expect((await ask('GET', '', bia)).json()).toEqual({ titleIds: ['1'] })
})

test('saved titles are per member', async () => {
	const [bia, caio] = [(await newMember(site.app)).headers, (await newMember(site.app)).headers]
	await ask('PUT', '/1', bia)
	expect((await ask('GET', '', caio)).json()).toEqual({ titleIds: [] })
	await ask('DELETE', '/1', caio)
	expect((await ask('GET', '', bia)).json()).toEqual({ titleIds: ['1'] })
})

test('a visitor cannot save', async () => {
	for (const method of ['PUT', 'DELETE'] as const) expect((await ask(method, '/1')).json().code).toBe('auth.required')
	expect((await ask('GET', '')).json()).toEqual({ titleIds: [] })
})
