import { rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { newDataFolder, startServer } from '../testing/process.testing.ts'

const CLIENTS = 8

/** What came of a request: whether its connection is kept or closed by the server, or the system's error. */
function ask(agent: Agent, url: string): Promise<string> {
	return new Promise((resolve) => {
		get(url, { agent }, (answer) => {
			answer.resume()
			answer.once('end', () => resolve(answer.headers.connection ?? ''))
			answer.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
		}).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
	})
}

test('what is sent on kept connections while the site ends is answered, and the answer closes them', async () => {
	const folder = await newDataFolder()
	const site = await startServer({ DATA_DIR: folder })
	let kept = 0
	const clients = Array.from({ length: CLIENTS }, async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 })
		let connection = 'keep-alive'
		for (; connection === 'keep-alive'; kept++) connection = await ask(agent, `${site.address}/healthz`)
		agent.destroy()
		return connection
	})
	while (kept < CLIENTS * 10) await new Promise((resolve) => setTimeout(resolve, 10))
	await site.stop()
	expect(await Promise.all(clients)).toEqual(Array(CLIENTS).fill('close'))
	await rm(folder, { recursive: true, force: true })
})
