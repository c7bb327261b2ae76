import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSettings } from '../../core/settings.ts'
import { openStorage } from '../../core/storage/openStorage.ts'
import { runProgram } from '../../testing/process.testing.ts'
import { startS3 } from '../../testing/s3.testing.ts'

const s3 = await startS3()
const folder = await mkdtemp(join(tmpdir(), 'niouka-copied-'))
afterAll(async () => {
	await s3.remove()
	await rm(folder, { recursive: true, force: true })
})

const PICTURE = 'a picture'
const pictureId = createHash('sha256').update(PICTURE).digest('hex')
const FILES = {
	[`uploads/${pictureId.slice(0, 2)}/${pictureId}.webp`]: PICTURE,
	'releases/mfe-one/1.0.0-aaaaaaaa/entry.0123abcd.js': 'run()',
	'releases/mfe-one/1.0.0-aaaaaaaa/deep/chunk.0123abcd.js.br': 'packed',
	'releases/mfe-two/2.0.0-bbbbbbbb/entry.0123abcd.js': 'run()',
	'shell-builds/main.0123abcd.js': 'start()',
}

async function write(files: Record<string, string>, data: string) {
	for (const [path, text] of Object.entries(files)) {
		await mkdir(dirname(join(data, path)), { recursive: true })
		await writeFile(join(data, path), text)
	}
}

async function read(data: string) {
	const entries = await readdir(data, { recursive: true, withFileTypes: true })
	const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
	const files = paths.map(async (path) => [path.slice(data.length + 1), await readFile(path, 'utf8')] as const)
	return Object.fromEntries((await Promise.all(files)).filter(([path]) => !path.startsWith('copies/')))
}

const copyFiles = async (args: string[], environment: Record<string, string>) => {
	const { code, output } = await runProgram('site/commands/copyFiles.ts', 'copyFiles.js', args, environment)
	return [code, output]
}

test('files go to a bucket and back unchanged; what is there is not copied again, and a damaged release is found', async () => {
	const [from, to] = [join(folder, 'from'), join(folder, 'to')]
	await write(FILES, from)
	// What the site can make anew stays.
	await write({ 'pictures/ab/abcd.webp': 'a copy', 'drawn/ab/abcd.webp': 'a drawing' }, from)
	await write({ 'releases-incoming/mfe-one/3.0.0-cccccccc/entry.0123abcd.js': 'unfinished' }, from)
	const outward = () => copyFiles(['to-bucket'], { ...s3.settings, DATA_DIR: from })
	expect(await outward()).toEqual([0, '5 files were copied, 0 were there.\n'])
	await write({ 'shell-builds/main.89abcdef.js': 'again()' }, from)
	expect(await outward()).toEqual([0, '1 files were copied, 5 were there.\n'])

	const back = () => copyFiles(['to-folder'], { ...s3.settings, DATA_DIR: to })
	expect(await back()).toEqual([0, '6 files were copied, 0 were there.\n'])
	expect(await read(to)).toEqual({ ...FILES, 'shell-builds/main.89abcdef.js': 'again()' })

	await write({ 'releases/mfe-two/2.0.0-bbbbbbbb/entry.0123abcd.js': 'other' }, to)
	expect(await back()).toEqual([1, 'the copy of mfe-two 2.0.0-bbbbbbbb entry.0123abcd.js differs from the original\n'])
})

test('an object that the bucket lost is copied again', async () => {
	const settings = { ...s3.settings, DATA_DIR: join(folder, 'from'), S3_PREFIX: 'second' }
	await copyFiles(['to-bucket'], settings)
	const bucket = openStorage(parseSettings(settings))
	await bucket.remove(['shell-builds/main.0123abcd.js'])
	for await (const { key } of bucket.list('releases/mfe-two/')) await bucket.remove([key])
	expect(await copyFiles(['to-bucket'], settings)).toEqual([0, '2 files were copied, 4 were there.\n'])
	expect(String(await bucket.get('shell-builds/main.0123abcd.js'))).toBe('start()')
})

test.each([
	['no direction', [], {}, 2, /^npm run copy-files -- <to-bucket\|to-folder>/],
	['an unknown direction', ['sideways'], {}, 2, /^npm run copy-files/],
	['no bucket', ['to-bucket'], {}, 1, /^S3_BUCKET is not set/],
	[
		'a bucket that is not there',
		['to-folder'],
		{ ...s3.settings, S3_BUCKET: 'none' },
		1,
		/^the object store is unavailable/,
	],
])('%s is told in one line', async (_name, args, environment, code, text) => {
	expect(await copyFiles(args, { DATA_DIR: folder, ...environment })).toEqual([code, expect.stringMatching(text)])
})
