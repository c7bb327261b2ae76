import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Channel } from 'shared-contract'
import { EXIT, run } from './runCommand.ts'

let site: Server | undefined
afterEach(async () => {
	await new Promise((resolve) => (site ? site.close(resolve) : resolve(undefined)))
	site = undefined
})

/** Runs a command and returns its exit code and output. */
async function runWith(words: string, environment: NodeJS.ProcessEnv) {
	let output = ''
	const exit = await run(words.split(' '), {
		environment,
		write: (text) => {
			output += text
		},
		read: async (file) => {
			if (file === 'none.txt') throw new Error('no such file')
			return `the stack of ${file ?? 'standard input'}`
		},
	})
	return { exit, output }
}

/** Runs a command against a fake site. */
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

/** Requests a rollback from a site that refuses with a code. */
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

/** A fake site with a channel before and after a change; `done` records the changes. */
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
		'the slice is withdrawn',
		'rollback?version=1.0.0',
	],
	[
		'withdraw',
		{},
		{ current: null, previous: null },
		'3.0.0 → withdrawn until the next promotion',
		'the slice is withdrawn',
		'withdraw?version=3.0.0',
	],
])('%s prints its target, then does it', async (command, before, after, first, then, request) => {
	const { answer, done } = siteWith(before, after)
	const { exit, output } = await runAt(`mfe-one ${command}`, answer)
	expect(exit).toBe(EXIT.done)
	expect(output.indexOf(first)).toBeGreaterThan(0)
	expect(output.indexOf(then)).toBeGreaterThan(output.indexOf(first))
	expect(done).toEqual([`/api/releases/mfe-one/${request}`])
})

test('preview prints a link to a version together with others', async () => {
	const asked: string[] = []
	const { exit, output } = await runAt('mfe-one preview --version 2.0.0 --with mfe-two@1.1.0', (method, url) => {
		if (method === 'POST') asked.push(url)
		return [200, { url: 'https://site.example/preview/abc', until: '2026-11-28T12:00:00.000Z' }]
	})
	expect([exit, asked]).toEqual([EXIT.done, ['/api/releases/mfe-one/2.0.0/preview']])
	expect(output).toContain('https://site.example/preview/abc')
	expect(output).toContain('until 2026-11-28T12:00 UTC')
})

test('a site without overrides makes no preview, and that stops nothing', async () => {
	const { exit, output } = await runAt('mfe-one preview --version 2.0.0', (method) =>
		method === 'POST'
			? [403, { code: 'release.override.off', msg: 'No.', requestId: '1' }]
			: [200, { items: [], next: null }],
	)
	expect([exit, output]).toEqual([EXIT.done, expect.stringContaining('FEDERATION_OVERRIDES of the site is off')])
})

test.each(['mfe-two', 'mfe-two@', '@1.0.0', 'mfe-two@1@2'])('--with %s is a wrong argument', async (other) => {
	const { exit } = await runWith(`mfe-one preview --with ${other}`, {})
	expect(exit).toBe(EXIT.usage)
})

test.each([
	['mfe-one stack', EXIT.done, 'the stack of standard input'],
	['mfe-one stack a.txt', EXIT.done, 'the stack of a.txt'],
	['mfe-one stack none.txt', EXIT.usage, 'none.txt: no such file'],
	['mfe-one stack a.txt b.txt', EXIT.usage, '"b.txt" belongs to no option'],
])('%s exits with %d', async (words, code, text) => {
	const { exit, output } = await runAt(words, () => [200, { items: [], next: null }])
	expect([exit, output]).toEqual([code, expect.stringContaining(text)])
})

test('--dry-run prints the target and changes nothing', async () => {
	const { answer, done } = siteWith({}, {})
	const { exit, output } = await runAt('mfe-one rollback --dry-run', answer)
	expect([exit, done]).toEqual([EXIT.done, []])
	expect(output).toContain('3.0.0 → 2.0.0')
})

test.each([
	['an unknown token', 401, 'auth.required', 'does not know this token'],
	['a token of another slice', 403, 'request.forbidden', 'is for another slice'],
])('%s exits as impossible, not as refused', async (_what, status, code, words) => {
	const { exit, output } = await rollBack(status, code)
	expect(exit).toBe(EXIT.impossible)
	expect(output).toContain(words)
})

test('a refusal shows the message of the site', async () => {
	const { exit, output } = await rollBack(409, 'release.noPrevious')
	expect(exit).toBe(EXIT.refused)
	expect(output).toContain('No. (release.noPrevious)')
})

test.each([
	['a missing token', 'release', { DATA_DIR: '/nowhere' }, 'no release token'],
	['an unreachable site', 'release', { NIOUKA_RELEASE_TOKEN: 'niouka_release_x' }, 'is unreachable'],
	['an unreachable site for the check', 'check', {}, 'federation.json'],
])('%s is reported before the build', async (_what, command, environment, words) => {
	const { exit, output } = await runWith(`mfe-one ${command} --site http://127.0.0.1:9`, environment)
	expect(exit).toBe(EXIT.impossible)
	expect(output).toContain(words)
	expect(output).not.toContain('build')
})
