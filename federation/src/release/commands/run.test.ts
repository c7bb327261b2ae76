import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Channel } from 'shared-contract'
import { EXIT, run } from './run.ts'

let site: Server | undefined
afterEach(async () => {
	await new Promise((resolve) => (site ? site.close(resolve) : resolve(undefined)))
	site = undefined
})

/** Runs a command. Answers how it ended, and what it said. */
async function runWith(words: string, environment: NodeJS.ProcessEnv) {
	let said = ''
	const exit = await run(words.split(' '), {
		environment,
		say: (text) => {
			said += text
		},
		gapsInWords: () => [],
	})
	return { exit, said }
}

/** Runs a command against a site that answers as it is told. */
async function runAt(words: string, answer: (method: string, url: string) => [status: number, body: object]) {
	const server = createServer(({ method = '', url = '' }, response) => {
		const [status, body] = answer(method, url)
		response.writeHead(status, { 'content-type': 'application/json' })
		response.end(JSON.stringify(body))
	})
	site = server
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	const [slice, ...rest] = words.split(' ')
	return runWith([slice, ...rest, '--site', `http://127.0.0.1:${port}`].join(' '), {
		NIOUKA_RELEASE_TOKEN: 'niouka_release_x',
	})
}

/** Asks a site for a rollback that refuses with a code. */
const rollBack = (status: number, code: string) =>
	runAt('mfe-one rollback', () => [status, { code, msg: 'No.', requestId: '1' }])

const CHANNEL: Channel = {
	slice: 'mfe-one',
	revision: '7',
	current: '3.0.0',
	previous: '2.0.0',
	back: ['2.0.0', '1.0.0'],
	watch: null,
	candidate: null,
	since: null,
}

/** A site that does what it is asked, and what it was asked to do. */
function siteWith(before: Partial<Channel>, after: Partial<Channel>) {
	const done: string[] = []
	const current = after.current ?? null
	const base = { entry: 'entry.js', manifest: 'mf-manifest.json', owns: ['/one'], exposes: {} }
	const slices = current === null ? [] : [{ name: 'mfe-one', version: current, base: '/r/', ...base }]
	const overview = { revision: '7', overrideRule: 'off', overrides: [] }
	const answer = (method: string, url: string): [number, object] => {
		if (url === '/federation.json') return [200, { revision: '8', slices }]
		if (url === '/api/releases') {
			return [200, { ...overview, slices: [{ channel: { ...CHANNEL, ...before }, versions: [] }] }]
		}
		if (method === 'POST') done.push(url)
		return [200, { ...CHANNEL, ...after }]
	}
	return { answer, done }
}

test.each([
	[
		'rollback',
		{},
		{ current: '2.0.0', previous: '1.0.0' },
		'3.0.0 → 2.0.0; a rollback after that leads to 1.0.0',
		'2.0.0 for everybody (before: 1.0.0)',
		'rollback?version=3.0.0',
	],
	[
		'rollback',
		{ current: '1.0.0', previous: null, back: [] },
		{ current: null, previous: null },
		'1.0.0 has no version before it: the slice is withdrawn',
		'nobody is given the slice',
		'rollback?version=1.0.0',
	],
	[
		'withdraw',
		{},
		{ current: null, previous: null },
		'3.0.0 → nobody, until a version is promoted again',
		'nobody is given the slice',
		'withdraw?version=3.0.0',
	],
])('%s says where it leads, then does that', async (command, before, after, first, then, asked) => {
	const { answer, done } = siteWith(before, after)
	const { exit, said } = await runAt(`mfe-one ${command}`, answer)
	expect(exit).toBe(EXIT.done)
	expect(said.indexOf(first)).toBeGreaterThan(0)
	expect(said.indexOf(then)).toBeGreaterThan(said.indexOf(first))
	expect(done).toEqual([`/api/releases/mfe-one/${asked}`])
})

test('with --dry-run it says so, and leaves it', async () => {
	const { answer, done } = siteWith({}, {})
	const { exit, said } = await runAt('mfe-one rollback --dry-run', answer)
	expect([exit, done]).toEqual([EXIT.done, []])
	expect(said).toContain('3.0.0 → 2.0.0')
})

test.each([
	['a token that the site does not know', 401, 'auth.required', 'does not know this token'],
	['a token of another slice', 403, 'request.forbidden', 'is for another slice'],
])('%s cannot be used from here, which is no word about the version', async (_what, status, code, words) => {
	const { exit, said } = await rollBack(status, code)
	expect(exit).toBe(EXIT.impossible)
	expect(said).toContain(words)
})

test('what the site refuses of a version is told in its own words', async () => {
	const { exit, said } = await rollBack(409, 'release.noPrevious')
	expect(exit).toBe(EXIT.refused)
	expect(said).toContain('No. (release.noPrevious)')
})

test.each([
	['a token is missing', 'release', { DATA_DIR: '/nowhere' }, 'no release token'],
	['a site cannot be reached', 'release', { NIOUKA_RELEASE_TOKEN: 'niouka_release_x' }, 'cannot be reached'],
	['a site cannot be reached to check against', 'check', {}, 'federation.json'],
])('that %s is told before anything is built', async (_what, command, environment, words) => {
	const { exit, said } = await runWith(`mfe-one ${command} --site http://127.0.0.1:9`, environment)
	expect(exit).toBe(EXIT.impossible)
	expect(said).toContain(words)
	expect(said).not.toContain('build')
})
