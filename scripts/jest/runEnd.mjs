// Deletes the shared folder and the databases of a run.
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export default async function end() {
	const { NIOUKA_TEST_RUN: name, TEST_DATABASE_URL: server } = process.env
	await rm(join(tmpdir(), name), { recursive: true, force: true })
	if (server === undefined) return
	const client = new pg.Client({ connectionString: server })
	await client.connect()
	const { rows } = await client.query('select datname from pg_database where datname like $1', [`${name}%`])
	for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
	await client.end()
}
