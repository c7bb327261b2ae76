import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ReleaseApi } from './ReleaseApi.ts'
import { traceStack } from './traceStack.ts'

const VERSION = '0.1.0-0123abcd'
/** The first column is line 12 of a source with a name; the ninth is in a library, without one. */
const MAP = {
	version: 3,
	sources: [
		`webpack://mfe-one@${VERSION}/./src/home/HomePage.tsx`,
		`webpack://mfe-one@${VERSION}/../node_modules/react/index.js?x`,
	],
	names: ['readTitles'],
	mappings: 'AAWIA,QCXJ',
}

let server: Server
let site: string
let requests: string[]
beforeAll(async () => {
	server = createServer(({ url = '' }, response) => {
		requests.push(url)
		const isKnown = url === `/api/releases/mfe-one/${VERSION}/map?path=home.js`
		response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
		response.end(JSON.stringify(isKnown ? MAP : { code: 'release.file.unknown', msg: 'No.', requestId: '1' }))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
	requests = []
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const trace = (stack: string) => traceStack(new ReleaseApi(site, 'niouka_release_x'), site, stack)
const home = (place: string) => `${site}/r/mfe-one/${VERSION}/home.js${place}`
const SOURCE = 'src/home/HomePage.tsx:12:5 [readTitles]'
const LIBRARY = 'node_modules/react/index.js:1:1'

test.each([
	['Chromium', () => `    at t (${home(':1:1')})`, `    at t (${SOURCE})`],
	['Chromium, without a name', () => `    at ${home(':1:9')}`, `    at ${LIBRARY}`],
	[
		'Chromium, asynchronous',
		() => `    at async Object.loader (${home(':1:2')})`,
		`    at async Object.loader (${SOURCE})`,
	],
	['Firefox', () => `t@${home(':1:1')}`, `t@${SOURCE}`],
	['Firefox, asynchronous', () => `async*t/<@${home(':1:9')}`, `async*t/<@${LIBRARY}`],
	['Safari', () => `@${home(':1:1')}`, `@${SOURCE}`],
	['Safari, alone', () => home(':1:1'), SOURCE],
	['a second attempt', () => `t@${home('?attempt=2:1:1')}`, `t@${SOURCE}`],
	['the page of releases', () => `/r/mfe-one/${VERSION}/home.js:1:1`, SOURCE],
])('a place as in %s becomes a source', async (_what, stack, expected) => {
	expect(await trace(`TypeError: x\n${stack()}\n`)).toBe(`TypeError: x\n${expected}\n`)
	expect(requests).toHaveLength(1)
})

test.each([
	['of another site', () => 'at t (https://niouka.example/r/mfe-one/0.1.0/home.js:1:1)'],
	['below the path of another site', () => 'at t (https://other.example/x/r/mfe-one/0.1.0/home.js:1:1)'],
	['of the shell', () => `at t (${site}/s/main.0123abcd.js:1:1)`],
	['without a column', () => `at t (${home(':1')})`],
	['of an extension', () => 't@moz-extension://abc/r/mfe-one/0.1.0/home.js:1:1'],
])('a place %s stays as it is, and nothing is requested', async (_what, stack) => {
	expect(await trace(stack())).toBe(`${stack()}\n`)
	expect(requests).toEqual([])
})

test('a script has its map requested once; one without a map is named, and its places stay', async () => {
	const other = `${site}/r/mfe-two/1.0.0/a.js:1:1`
	const traced = await trace(`${home(':1:1')}\n${home(':1:9')}\n${home(':2:1')}\n${other}`)
	expect(traced.split('\n')).toEqual([
		SOURCE,
		LIBRARY,
		home(':2:1'),
		other,
		'  ✗ map       mfe-two 1.0.0 a.js: No. (release.file.unknown)',
		'',
	])
	expect(requests).toHaveLength(2)
})
