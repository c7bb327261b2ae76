import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** Asks a site for a rollback that refuses with a code. */
async function rollBack(status: number, code: string) {
	const server = createServer((_request, response) => {
		response.writeHead(status, { 'content-type': 'application/json' })
		response.end(JSON.stringify({ code, msg: 'No.', requestId: '1' }))
	})
	site = server
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return runWith(`mfe-one rollback --site http://127.0.0.1:${port}`, { NIOUKA_RELEASE_TOKEN: 'niouka_release_x' })
}

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
