// Names this run. The server's tests use the name for a shared folder and a shared database on Postgres.
import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export default async function begin() {
	const name = `niouka_run_${randomBytes(6).toString('hex')}`
	process.env.NIOUKA_TEST_RUN = name
	await mkdir(join(tmpdir(), name))
}
