import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { newDataFolder, runProgram, type ServerProcess, startServer } from '../../testing/process.testing.ts'
import { type S3Server, startS3 } from '../../testing/s3.testing.ts'

const TOLD = /: (\d+) rows of (\d+) tables, (\d+) files\.\n$/

const folder = await mkdtemp(join(tmpdir(), 'niouka-backups-'))
const running = { DATA_DIR: await newDataFolder() }
const file = join(folder, 'site.backup')
let server: ServerProcess
let s3: S3Server
let port = ''
beforeAll(async () => {
	const started = await Promise.all([startServer(running), startS3()])
	server = started[0]
	s3 = started[1]
	port = new URL(server.address).port
}, 120_000)
afterAll(async () => {
	await server.stop()
	await s3.remove()
	for (const each of [folder, running.DATA_DIR]) await rm(each, { recursive: true, force: true })
})

const backup = (args: string[], environment: Record<string, string>) =>
	runProgram('site/commands/backup.ts', 'backup.js', args, environment)
const restore = (args: string[], environment: Record<string, string>) =>
	runProgram('site/commands/restore.ts', 'restore.js', args, environment)

test('a running site is backed up to a file and to S3, encrypted where a key is given, and restored on an empty machine', async () => {
	const made = await backup(['--to', file], { ...running, PORT: port })
	expect(made).toEqual({ code: 0, output: expect.stringMatching(TOLD) })
	const [, rows, , files] = TOLD.exec(made.output) ?? []
	expect(Number(rows)).toBeGreaterThan(500)
	expect(Number(files)).toBeGreaterThan(100)

	const identity = await generateX25519Identity()
	const BACKUP_RECIPIENT = await identityToRecipient(identity)
	const place = `s3://${s3.settings.S3_BUCKET}/nightly/site.age`
	const { S3_BUCKET: _bucket, ...keys } = s3.settings
	const encrypted = await backup(['--to', place], { ...running, ...keys, PORT: port, BACKUP_RECIPIENT })
	expect(encrypted).toEqual({ code: 0, output: expect.stringContaining('encrypted') })

	const other = { ...keys, DATA_DIR: join(folder, 'other') }
	const without = await restore(['--from', place], other)
	expect(without).toEqual({ code: 1, output: 'the backup is encrypted: set BACKUP_IDENTITY to its secret key\n' })
	const wrong = { ...other, BACKUP_IDENTITY: await generateX25519Identity() }
	expect((await restore(['--from', place], wrong)).output).toMatch(/^the backup is encrypted for another key/)
	expect(await restore(['--from', place], { ...other, BACKUP_IDENTITY: identity })).toEqual({
		code: 0,
		output: expect.stringMatching(TOLD),
	})

	const restored = await startServer({ DATA_DIR: join(folder, 'other') })
	const page = (address: string) => fetch(`${address}/api/titles/1`).then((answer) => answer.json())
	expect(await page(restored.address)).toEqual(await page(server.address))
	await restored.stop()
}, 180_000)

test('what goes wrong is told in one line', async () => {
	const free = { DATA_DIR: join(folder, 'free') }
	const cases: [ReturnType<typeof backup>, number, RegExp][] = [
		[backup([], free), 2, /^npm run backup -- --to/],
		[restore([], free), 2, /^npm run restore -- --from/],
		[
			backup(['--to', file], { ...running, PORT: '9' }),
			1,
			/^the server of .* does not answer .*: set PORT to its port\n$/,
		],
		[restore(['--from', join(folder, 'none')], free), 1, /none cannot be read\n$/],
		[restore(['--from', file], running), 1, /is in use by process/],
	]
	for (const [asked, code, output] of cases)
		expect(await asked).toEqual({ code, output: expect.stringMatching(output) })
	await readFile(file)
}, 120_000)

test('nobody gets a backup from the server without the token of its folder', async () => {
	for (const authorization of ['', 'Bearer x', 'Bearer nrt_x']) {
		const answer = await fetch(`${server.address}/backup`, { headers: { authorization } })
		expect(answer.status).toBe(401)
	}
})
