// Deletes the shared folder and database of a run.
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
	await client.query(`drop database if exists ${name} with (force)`)
	await client.end()
}
