import { addBuild, makeBuilds } from '../site/host/builds.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { addFile, makeBuild, Releaser, SOURCE_MAP, tokenFor } from './releases.testing.ts'

const site = testSite({ repository: '/nowhere', seed: async () => {} })
const one = 'mfe-one'
const ROUTES = 'routes.0123abcd.js'
let token: Releaser
let made = 0

beforeAll(async () => {
	token = new Releaser(site.app, await tokenFor(site.db, one, site.context.now()))
})

/** A build with a map of its routes. */
function newBuild(map: string = JSON.stringify(SOURCE_MAP)) {
	const build = makeBuild(one, `1.0.${++made}-aaaaaaaa`)
	addFile(build, `${ROUTES}.map`, map)
	return build
}

const mapOf = (version: string, path = ROUTES) => token.get(`/api/releases/${one}/${version}/map?path=${path}`)

test('the map of a script is for the holder of the token once the version is published, without the texts of the sources', async () => {
	const build = newBuild(JSON.stringify({ ...SOURCE_MAP, sourcesContent: ['secret'] }))
	const { version } = build.release.slice
	await token.begin(build)
	expect((await mapOf(version)).statusCode).toBe(404)
	await token.publish(build)
	const answer = await mapOf(version)
	expect([answer.statusCode, answer.json()]).toEqual([200, SOURCE_MAP])
	for (const [asked, path] of [
		[version, 'entry.0123abcd.js'],
		[version, 'none.js'],
		['9.9.9', ROUTES],
	] as const)
		expect((await mapOf(asked, path)).json().code).toBe('release.file.unknown')
	expect((await mapOf(version, '../../secret.js')).statusCode).toBe(400)
})

test.each(['', '?x', '%3Fx', '.br', '/', '%2F', '%00', '%20', '//'])(
	'no map is served with the files of its version, as %j after its name',
	async (ending) => {
		const build = newBuild()
		addFile(build, `${ROUTES}.map.br`, 'packed')
		await token.publish(build)
		const { base } = build.release.slice
		for (const name of [`${ROUTES}.map`, `${ROUTES}%2Emap`, `${ROUTES}.m%61p`, `${ROUTES}.MAP`, `./${ROUTES}.map`]) {
			const headers = { 'accept-encoding': 'br' }
			const answer = await site.app.inject({ url: base + name + ending, headers })
			expect([400, 403, 404]).toContain(answer.statusCode)
		}
		expect((await site.app.inject(base + ROUTES)).statusCode).toBe(200)
	},
)

test.each([
	['no JSON', '{"version":3'],
	['nothing', ''],
	['another version', JSON.stringify({ ...SOURCE_MAP, version: 2 })],
	['no mappings', JSON.stringify({ version: 3, sources: [], names: [] })],
	['a list', '[]'],
])('a map that is %s is refused', async (_what, text) => {
	const build = newBuild(text)
	await token.begin(build)
	const answer = await token.send(build, `${ROUTES}.map`, text)
	expect([answer.statusCode, answer.json().code]).toEqual([422, 'release.map'])
})

test('the map of a build beside the server is there from the start', async () => {
	const builds = await makeBuilds()
	await addBuild(builds, one, '2.0.0-bbbbbbbb', ['/one'])
	await builds.write(`${one}/dist/2.0.0-bbbbbbbb/${ROUTES}.map`, SOURCE_MAP)
	await site.app.releases.promoteLocal(await site.app.releases.installLocal(builds.folder))
	await builds.remove()
	expect((await mapOf('2.0.0-bbbbbbbb')).json()).toEqual(SOURCE_MAP)
	expect((await site.app.inject(`/r/${one}/2.0.0-bbbbbbbb/${ROUTES}.map`)).statusCode).toBe(404)
})

describe('a reported failure', () => {
	/** Reports an error of the routes. @returns what the page of releases shows of it */
	async function placeOf(version: string, frame: string | undefined) {
		const failure = { module: 'routes', phase: 'render', error: 'broken', ...(frame && { frame }) }
		const payload = { reports: [{ slice: one, version, loads: [], failures: [failure] }] }
		const { statusCode } = await site.app.inject({ method: 'POST', url: '/api/composition/reports', payload })
		await site.app.releases.reports.write()
		const { slices } = (await token.get('/api/releases')).json()
		const listed: { version: string; errors: { place: string | null; count: number }[] }[] = slices[0].versions
		return { statusCode, errors: listed.find((each) => each.version === version)?.errors }
	}

	test.each([
		['a place with a map', `${ROUTES}:1:234`, 'src/home/HomePage.tsx:12'],
		['a place that the map does not know', `${ROUTES}:2:1`, `${ROUTES}:2:1`],
		['a script without a map', 'entry.0123abcd.js:1:2', 'entry.0123abcd.js:1:2'],
		['no place', undefined, null],
	])('with %s', async (_what, frame, place) => {
		const build = newBuild()
		await token.publish(build)
		await token.promote(one, build.release.slice.version)
		expect((await placeOf(build.release.slice.version, frame)).errors).toMatchObject([{ place }])
	})

	test('shows where it was last thrown', async () => {
		const build = newBuild()
		const { version } = build.release.slice
		await token.publish(build)
		await token.promote(one, version)
		await placeOf(version, 'entry.0123abcd.js:1:2')
		await placeOf(version, `${ROUTES}:1:5`)
		const { errors } = await placeOf(version, undefined)
		expect(errors).toMatchObject([{ place: 'src/home/HomePage.tsx:12', count: 3 }])
	})

	test('of a version with a damaged map shows the raw place', async () => {
		const build = newBuild(JSON.stringify({ ...SOURCE_MAP, mappings: '!' }))
		const { version } = build.release.slice
		await token.publish(build)
		await token.promote(one, version)
		expect((await placeOf(version, `${ROUTES}:1:5`)).errors).toMatchObject([{ place: `${ROUTES}:1:5` }])
	})

	test.each([
		'https://niouka.example/a.js:1:2',
		'a.js?token=x:1:2',
		'../a.js:1:2',
		'a.js',
		'a.js:1',
		'a.css:1:2',
		'a.js:0:1',
	])('is refused with the place %s', async (frame) => {
		expect((await placeOf('1.0.0', frame)).statusCode).toBe(400)
	})
})
