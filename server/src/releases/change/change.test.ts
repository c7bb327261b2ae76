import { testSite } from '../../testing/site.testing.ts'
import { makeBuild, type Releaser, versionsIn } from '../releases.testing.ts'
import { freshSlice } from './change.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })
let token: Releaser
let one = ''
beforeEach(async () => {
	;({ one, token } = await freshSlice(site))
})

async function publish(...versions: string[]) {
	for (const version of versions) await token.publish(makeBuild(one, version))
}

const current = async () => versionsIn(await site.app.inject('/federation.json'))[one]
/** What a page is given of the slice. */
const entry = async (headers = {}) => {
	const { slices } = (await site.app.inject({ url: '/federation.json', headers })).json()
	return slices.find(({ name }: { name: string }) => name === one)
}
const acts = async () => {
	const { items } = (await token.get('/api/releases/audit')).json()
	return items.map(({ act, version, from }: Record<string, unknown>) => `${act} ${version} ${from ?? ''}`.trim())
}

test('the next page has a promoted version', async () => {
	await publish('1.0.0', '1.0.1')
	await token.promote(one, '1.0.0')
	expect(await current()).toBe('1.0.0')
	const answer = await token.promote(one, '1.0.1')
	expect(answer.json()).toMatchObject({ slice: one, current: '1.0.1', previous: '1.0.0', candidate: null })
	expect(await current()).toBe('1.0.1')
	expect(await acts()).toEqual(['promoted 1.0.1 1.0.0', 'promoted 1.0.0', 'published 1.0.1', 'published 1.0.0'])
})

test('a page knows what it falls back to, and no more of it than it takes', async () => {
	const build = makeBuild(one, '1.0.0', { requires: { react: '^19.0.0' } })
	await token.publish(build)
	await publish('1.0.1', '1.0.2')
	await token.promote(one, '1.0.0')
	await token.promote(one, '1.0.1')
	expect((await entry()).previous).toEqual({
		version: '1.0.0',
		base: `/r/${one}/1.0.0/`,
		entry: 'entry.0123abcd.js',
		integrity: { 'entry.0123abcd.js': build.release.slice.integrity?.['entry.0123abcd.js'] },
		requires: { react: '^19.0.0' },
	})
	await token.promote(one, '1.0.2', { share: 1 })
	expect(await entry()).toMatchObject({ version: '1.0.2', previous: { version: '1.0.1' } })
})

test('the revision grows by one with each change, and with nothing else', async () => {
	await publish('1.0.0', '1.0.1')
	const revision = async () => Number((await site.app.inject('/federation.json')).json().revision)
	await token.promote(one, '1.0.0')
	const before = await revision()
	await token.promote(one, '1.0.0')
	expect(await revision()).toBe(before)
	await token.promote(one, '1.0.1')
	expect(await revision()).toBe(before + 1)
	await token.promote(one, '9.9.9')
	expect(await revision()).toBe(before + 1)
})

test('a rollback goes a step back each time, never to what was left, and says before where it leads', async () => {
	await publish('1.0.0', '1.0.1', '1.0.2', '1.0.3')
	for (const version of ['1.0.1', '1.0.0', '1.0.1', '1.0.2', '1.0.3']) await token.promote(one, version)
	const [{ channel }] = (await token.get('/api/releases')).json().slices
	expect(channel).toMatchObject({ previous: '1.0.2', back: ['1.0.2', '1.0.1', '1.0.0'] })
	expect((await token.rollBack(one)).json()).toMatchObject({ current: '1.0.2', back: ['1.0.1', '1.0.0'] })
	expect((await entry()).previous.version).toBe('1.0.1')
	expect((await token.rollBack(one)).json()).toMatchObject({ current: '1.0.1', back: ['1.0.0'] })
	expect((await entry()).previous.version).toBe('1.0.0')
	expect((await token.rollBack(one)).json()).toMatchObject({ current: '1.0.0', previous: null, back: [] })
	expect(await current()).toBe('1.0.0')
})

test('a rollback passes over a version that was pruned, and is refused where none is left', async () => {
	await publish('1.0.0', '1.0.1', '1.0.2')
	for (const version of ['1.0.0', '1.0.1', '1.0.2']) await token.promote(one, version)
	const { db } = site
	await db
		.updateTable('release')
		.set({ state: 'removed' })
		.where('slice', '=', one)
		.where('version', '=', '1.0.0')
		.execute()
	expect((await token.rollBack(one)).json()).toMatchObject({ current: '1.0.1', previous: null, back: [] })
	const answer = await token.rollBack(one)
	expect([answer.statusCode, answer.json().code]).toEqual([409, 'release.noPrevious'])
	expect(await current()).toBe('1.0.1')
})

describe('a slice is withdrawn', () => {
	const withdraw = (query = '') => token.post(`/api/releases/${one}/withdraw${query}`)

	test('with what is tried of it: the registry does not list it, until it is released again', async () => {
		await publish('1.0.0', '1.0.1', '1.0.2')
		for (const version of ['1.0.0', '1.0.1']) await token.promote(one, version)
		await token.promote(one, '1.0.2', { share: 1 })
		const answer = await withdraw('?version=1.0.1')
		expect(answer.json()).toMatchObject({ current: null, previous: null, back: [], candidate: null, watch: null })
		expect(await current()).toBeUndefined()
		expect((await acts())[0]).toBe('withdrawn 1.0.1')
		await token.promote(one, '1.0.2')
		expect(await current()).toBe('1.0.2')
		// What was withdrawn does not come back by itself.
		expect((await entry()).previous).toBeUndefined()
	})

	test('by a rollback of its first version', async () => {
		await publish('1.0.0')
		await token.promote(one, '1.0.0')
		expect((await token.rollBack(one)).json()).toMatchObject({ current: null })
		expect(await current()).toBeUndefined()
		expect((await token.rollBack(one)).json().code).toBe('release.noPrevious')
	})

	test('only where everybody has it, at the version that is meant', async () => {
		expect((await withdraw()).json().code).toBe('release.noCurrent')
		await publish('1.0.0', '1.0.1')
		for (const version of ['1.0.0', '1.0.1']) await token.promote(one, version)
		expect((await withdraw('?version=1.0.0')).json().code).toBe('release.changed')
		expect(await current()).toBe('1.0.1')
	})

	test('and stays so for a server that starts with the same builds', async () => {
		await publish('1.0.0')
		await token.promote(one, '1.0.0')
		await withdraw()
		const { slice } = makeBuild(one, '1.0.0').release
		const built = { slice, folder: '/nowhere', builtAt: new Date(site.clock.now.getTime() - 1000) }
		expect(await site.app.releases.promoteLocal([built])).toEqual([])
		expect(await current()).toBeUndefined()
	})
})

test('a rollback of a slice that was never promoted is refused', async () => {
	expect((await token.rollBack(one)).json().code).toBe('release.noPrevious')
})

test('a rollback that means another version than would go changes nothing', async () => {
	await publish('1.0.0', '1.0.1', '1.0.2')
	for (const version of ['1.0.0', '1.0.1']) await token.promote(one, version)
	await token.promote(one, '1.0.2', { share: 0.5 })
	const rollBack = (version: string) => token.post(`/api/releases/${one}/rollback?version=${version}`)
	// It means what everybody has, and a trial is running.
	expect((await rollBack('1.0.1')).json().code).toBe('release.changed')
	expect((await rollBack('1.0.2')).json()).toMatchObject({ current: '1.0.1', candidate: null })
	// The trial has ended: nobody is given the version before instead.
	const late = await rollBack('1.0.2')
	expect([late.statusCode, late.json().code]).toEqual([409, 'release.changed'])
	expect(await current()).toBe('1.0.1')
	expect((await rollBack('1.0.1')).json()).toMatchObject({ current: '1.0.0' })
})

test('a version that everybody has is promoted: what others try of it ends, as the log says', async () => {
	await publish('1.0.0', '1.0.1')
	await token.promote(one, '1.0.0')
	await token.promote(one, '1.0.1', { share: 0.5 })
	expect((await token.promote(one, '1.0.0')).json()).toMatchObject({ current: '1.0.0', candidate: null })
	expect((await acts())[0]).toBe('canaryEnded 1.0.1')
})

test('an unpublished version cannot be promoted', async () => {
	await token.begin(makeBuild(one, '1.0.0'))
	for (const version of ['1.0.0', '9.9.9']) {
		const answer = await token.promote(one, version)
		expect([answer.statusCode, answer.json().code]).toEqual([404, 'release.unknown'])
	}
	expect(await current()).toBeUndefined()
})

test('concurrent promotions run one after the other', async () => {
	const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3']
	await publish(...versions)
	const before = (await site.app.releases.cache.get()).revision
	const answers = await Promise.all(versions.map((version) => token.promote(one, version)))
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
	const { revision } = await site.app.releases.cache.get()
	expect(revision).toBe(before + versions.length)
	const log = (await acts()).filter((act: string) => act.startsWith('promoted')).reverse()
	// Each names as its forerunner the one that the entry before it made current.
	const made = log.map((act: string) => act.split(' ')[1])
	expect(log.map((act: string) => act.split(' ')[2])).toEqual([undefined, ...made.slice(0, -1)])
	expect(await current()).toBe(made.at(-1))
})
