import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from 'server/src/core/database/connection.ts'
import { migrate } from 'server/src/core/database/migrate.ts'
import { parseSettings } from 'server/src/core/settings.ts'
import { buildApp } from 'server/src/site/app.ts'
import { openContext } from 'server/src/site/openContext.ts'
import type { Command, Reply } from './protocol.ts'
import { insertSignedInMembers, joinGroup } from './signedInMembers.ts'

const MEMBERS = 1000
const TEXT = 'Alguém mais viu o episódio de hoje? A cena da ponte ficou linda demais.'

/** The site's process. All its members belong to one group and subscribe to its channel. */
const folder = await mkdtemp(join(tmpdir(), 'niouka-live-'))
const settings = parseSettings({
	LOG_LEVEL: 'error',
	REQUESTS_PER_MINUTE: '0',
	SOCKETS_PER_ADDRESS: '0',
	CONNECTIONS_PER_ADDRESS: '0',
	DATA_DIR: folder,
})
const { db, close } = await openDatabase({
	databaseUrl: process.env.DATABASE_URL,
	dataFolder: folder,
	onLost: () => process.exit(1),
})
await migrate(db)

let context = openContext(settings, db)
let app = await start(0)
const { port } = app.server.address() as { port: number }

const members = await insertSignedInMembers(db, MEMBERS)
const group = (await post('groups', 0, { name: 'Bancada', description: '', isPublic: true })).json()
await joinGroup(db, String(group.id), members)
const conversationId = String(group.channels[0].id)

reply({ kind: 'ready', ports: [port], keys: members.keys, conversationId })

process.on('message', async (command: Command) => {
	switch (command) {
		case 'message': {
			const sentAt = String(process.hrtime.bigint())
			await post(`conversations/${conversationId}/messages`, 0, { clientId: randomUUID(), text: TEXT })
			return reply({ kind: 'sent', sentAt, answeredAt: String(process.hrtime.bigint()) })
		}
		case 'memory': {
			for (let times = 0; times < 3; times++) globalThis.gc?.()
			const { rss, heapUsed, external } = process.memoryUsage()
			return reply({ kind: 'memory', rss, heapUsed: heapUsed + external })
		}
		case 'restart': {
			await app.close()
			await context.live.close()
			context = openContext(settings, db)
			app = await start(port)
			return reply({ kind: 'restarted', at: String(process.hrtime.bigint()) })
		}
		case 'stop': {
			await app.close()
			await context.live.close()
			await close()
			await rm(folder, { recursive: true, force: true })
			process.exit(0)
		}
	}
})

async function start(port: number) {
	const started = await buildApp(context)
	await started.listen({ port, host: '127.0.0.1', backlog: 4096 })
	return started
}

async function post(path: string, member: number, payload: object) {
	const response = await app.inject({
		method: 'POST',
		url: `/api/${path}`,
		headers: members.headersOf(member),
		payload,
	})
	if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`)
	return response
}

function reply(message: Reply): void {
	process.send?.(message)
}
