import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database on a server. */
export interface ServerDatabase {
	readonly url: string
	drop(): Promise<void>
}

/** A new database on a server: empty, or a copy of `template`. The caller drops it; a run of Jest drops those that are left. */
export async function createTestDatabase(server: string, template?: string): Promise<ServerDatabase> {
	const name = `${process.env.NIOUKA_TEST_RUN ?? 'niouka_test'}_${randomBytes(6).toString('hex')}`
	await onServer(server, async (client) => {
		await client.query(`create database ${name} ${template === undefined ? '' : `template ${template}`}`)
		// Tests need no durability.
		await client.query(`alter database ${name} set synchronous_commit = off`)
	})
	return {
		url: databaseOn(server, name),
		async drop() {
			await onServer(server, (client) => client.query(`drop database ${name} with (force)`))
		},
	}
}

/** The address of the database `name` on a server. */
export function databaseOn(server: string, name: string): string {
	const url = new URL(server)
	url.pathname = `/${name}`
	return url.href
}

/** Runs `work` with a client of a server, or of a database on it. */
export async function onServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		return await work(client)
	} finally {
		await client.end()
	}
}
