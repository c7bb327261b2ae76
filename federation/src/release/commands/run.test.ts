import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EXIT, run } from './run.ts'

let site: Server
afterEach(() => new Promise((resolve) => site.close(resolve)))

/** Asks a site for a rollback that refuses with a code. Answers how the command ended, and what it said. */
async function rollBack(status: number, code: string) {
	site = createServer((_request, response) => {
		response.writeHead(status, { 'content-type': 'application/json' })
		response.end(JSON.stringify({ code, msg: 'No.', requestId: '1' }))
	})
	await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
	const { port } = site.address() as AddressInfo
	let said = ''
	const exit = await run(['mfe-one', 'rollback', '--site', `http://127.0.0.1:${port}`], {
		environment: { NIOUKA_RELEASE_TOKEN: 'niouka_release_x' },
		say: (text) => {
			said += text
		},
		findBrowser: () => Promise.resolve(undefined),
		gapsInWords: () => [],
	})
	return { exit, said }
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
