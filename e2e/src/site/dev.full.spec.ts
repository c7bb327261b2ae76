import { createConnection } from 'node:net'
import { expect } from '@playwright/test'
import { test } from '../test.ts'
import { type Command, freePorts, runIn } from './command.ts'
import { newDataFolder, removeFolder } from './template.ts'

/** A busy machine compiles slowly, ms. */
const READY_WITHIN_MS = 240_000

let command: Command | undefined
let data = ''
test.beforeAll(async () => {
	data = await newDataFolder()
})
test.afterAll(async () => {
	await command?.stop()
	await removeFolder(data)
})

function listens(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection({ port, host: 'localhost' })
		socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
		socket.once('connect', () => socket.destroy())
	})
}

test('`npm run dev` of a slice is ready when the API is, and ends with its npm', async () => {
	test.setTimeout(READY_WITHIN_MS + 60_000)
	const port = freePorts()
	command = runIn('.', ['npm', 'run', 'dev', '-w', 'mfe-account'], { PORT: String(port), DATA_DIR: data })
	await command.says('mfe-account alone: ', READY_WITHIN_MS)
	const [, shown = ''] = /mfe-account alone: (\S+)/.exec(command.said()) ?? []
	// The address of its first path.
	expect(new URL(shown).pathname).toBe('/auth')
	const address = new URL(shown).origin
	// What the page asks for goes through the same address.
	expect((await fetch(`${address}/readyz`)).status).toBe(200)
	expect((await fetch(`${address}/api/home`)).status).toBe(200)
	// A dot in a name is no file.
	const page = await fetch(`${address}/compare/a.b/c`, { headers: { accept: 'text/html' } })
	expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])

	command.child.kill('SIGTERM')
	const own = Array.from({ length: 7 }, (_each, place) => port + place)
	await expect
		.poll(async () => (await Promise.all(own.map(listens))).some((isThere) => isThere), { timeout: 30_000 })
		.toBe(false)
})
