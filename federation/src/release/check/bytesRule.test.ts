import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegistrySlice, ShellBuild } from 'shared-contract'
import { BUDGETS } from '../../budgets.ts'
import { bytesRule } from './bytesRule.ts'

/** Bytes that do not compress. */
function noise(length: number): Buffer {
	const blocks = Array.from({ length: Math.ceil(length / 64) }, (_, index) =>
		createHash('sha512').update(String(index)).digest(),
	)
	return Buffer.concat(blocks).subarray(0, length)
}

const SHELL: ShellBuild = { version: '1', scripts: ['/s/main.js'] }
const FRAME = 20_000

const version = (name: string, screens: Readonly<Record<string, string[]>>): RegistrySlice => ({
	name: 'mfe-one',
	version: name,
	base: `/r/mfe-one/${name}/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: Object.keys(screens),
	exposes: {},
	screens,
})

/** The files of the site and of its live version. */
const files: Record<string, Buffer> = { '/s/main.js': noise(FRAME) }
const server = createServer((request, response) => {
	const file = files[request.url ?? '']
	response.writeHead(file ? 200 : 404).end(file)
})

let folder: string
let address: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'niouka-bytes-'))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	await writeFile(join(folder, 'entry.js'), 'entry')
})
afterAll(async () => {
	server.close()
	await rm(folder, { recursive: true })
})

/** The problems of a version whose words have so many bytes, on a site whose live version has so many. */
async function wordProblems(bytes: number, liveBytes: number) {
	const withWords = (name: string) => ({
		...version(name, { '/messages': [] }),
		words: { pt: ['pt.js'], 'ja /messages': ['ja.js'] },
	})
	await writeFile(join(folder, 'pt.js'), '')
	await writeFile(join(folder, 'ja.js'), noise(bytes))
	files['/r/mfe-one/1/pt.js'] = Buffer.from('')
	files['/r/mfe-one/1/ja.js'] = noise(liveBytes)
	return (await bytesRule({ version: withWords('2'), live: withWords('1'), folder, shell: SHELL, address })).problems
}

test('words over their budget in one language are refused only if the live version has fewer', async () => {
	expect(await wordProblems(BUDGETS.words - 100, 0)).toEqual([])
	expect(await wordProblems(BUDGETS.words + 1000, BUDGETS.words + 1000)).toEqual([])
	expect(await wordProblems(BUDGETS.words + 1000, BUDGETS.words)).toEqual([
		expect.stringMatching(
			/^\/messages has \d+ bytes of words, \d+ over its budget and (9\d\d|10\d\d) more than in the live/,
		),
	])
})

/** The problems of a version whose one screen has so many bytes, on a site whose live version has so many there. */
async function problems(bytes: number, liveBytes: number | undefined, path = '/messages') {
	await writeFile(join(folder, 'screen.js'), noise(bytes))
	files['/r/mfe-one/1/entry.js'] = Buffer.from('entry')
	files['/r/mfe-one/1/screen.js'] = noise(liveBytes ?? 0)
	return (
		await bytesRule({
			version: version('2', { [path]: ['screen.js'] }),
			live: liveBytes === undefined ? undefined : version('1', { '/messages': ['screen.js'] }),
			folder,
			shell: SHELL,
			address,
		})
	).problems
}

const MOST = BUDGETS.screen - FRAME
const OVER = MOST + 5000

test.each([
	['within the budget', MOST - 1000, undefined],
	['within the budget, with more bytes than the live one', MOST - 1000, 100],
	['over the budget, as the live one is', OVER, OVER],
	['over the budget, with fewer bytes than the live one', OVER, OVER + 3000],
])('a screen %s is accepted', async (_what, bytes, liveBytes) => {
	expect(await problems(bytes, liveBytes)).toEqual([])
})

test.each([
	['that is new to the site', undefined, '/messages', /^\/messages has \d+ bytes of scripts, \d+ over its budget$/],
	['that the live version does not have', OVER, '/forum', /^\/forum .* over its budget and \d+ more than in the live/],
	[
		'that was lighter',
		OVER - 1000,
		'/messages',
		/^\/messages .* over its budget and (9\d\d|10\d\d) more than in the live/,
	],
])('a screen over the budget %s is refused', async (_what, liveBytes, path, reason) => {
	expect(await problems(OVER, liveBytes, path)).toEqual([expect.stringMatching(reason)])
})
