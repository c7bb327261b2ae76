import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// A worker thread cannot load TypeScript in here, so a process that can does what this file says.
const SCRIPT = `
	import { sql } from 'kysely'
	import { openDatabase } from './database/connection.ts'
	const { db, close } = await openDatabase({ dataFolder: process.env.DATA_DIR, onLost: (error) => { throw error } })
	let ticks = 0
	const clock = setInterval(() => { ticks += 1 }, 10)
	await sql\`select pg_sleep(0.3)\`.execute(db)
	clearInterval(clock)
	await sql\`create table if not exists kept (text text)\`.execute(db)
	await sql\`insert into kept values (\${'x'.repeat(2_000_000)})\`.execute(db)
	const failed = await sql\`select 1 / 0\`.execute(db).catch((error) => error.message)
	const { rows } = await sql\`select count(*) as rows, min(length(text)) as length from kept\`.execute(db)
	await close()
	console.log(JSON.stringify({ ...rows[0], failed, free: ticks > 5 }))
`

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'niouka-worker-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(): Promise<unknown> {
	const sources = fileURLToPath(new URL('../..', import.meta.url))
	const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT], {
		cwd: sources,
		env: { PATH: process.env.PATH, DATA_DIR: folder },
	})
	let said = ''
	let wrong = ''
	child.stdout.on('data', (text) => {
		said += text
	})
	child.stderr.on('data', (text) => {
		wrong += text
	})
	await once(child, 'close')
	if (wrong !== '') throw new Error(wrong)
	return JSON.parse(said)
}

test('the database runs on its own thread and persists data', async () => {
	expect(await run()).toEqual({ rows: 1, length: 2_000_000, failed: 'division by zero', free: true })
	expect(await run()).toEqual({ rows: 2, length: 2_000_000, failed: 'division by zero', free: true })
})
