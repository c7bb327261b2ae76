import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from 'federation/serverProcess'
import { type Engine, queryInPage, type Tab } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
/** The toolbar of the browser would keep its window from being as narrow as a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'
/** Pages are asked for less motion, which the processor would draw. */
const STILL = '[Settings]\ngtk-enable-animations=false\n'
/** The key of an element in the answers of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Reference = { [ELEMENT]: string }

/** WebKitGTK by WebDriver, on an invisible screen. */
export const webkit: Engine = {
	name: 'WebKit',
	programs: [DRIVER, SCREEN],
	async open(): Promise<Tab<Reference>> {
		const home = mkdtempSync(join(tmpdir(), 'niouka-webkit-'))
		mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
		writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), NARROW)
		writeFileSync(join(home, '.config/gtk-3.0/settings.ini'), STILL)
		const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
			stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
		})
		const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
		const port = await freePort()
		const env = {
			...process.env,
			HOME: home,
			XDG_CONFIG_HOME: join(home, '.config'),
			DISPLAY: `:${String(display).trim()}`,
		}
		const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' })
		const stop = async () => {
			await Promise.all([driver, screen].map(ended))
			rmSync(home, { recursive: true, force: true })
		}
		const send = (method: string, path: string, body?: object) =>
			request(`http://127.0.0.1:${port}${path}`, method, body)
		const session = await openSession(send).catch(async (error: unknown) => {
			await stop()
			throw error
		})
		const run = (script: string, args: readonly unknown[]) => send('POST', `${session}/execute/sync`, { script, args })
		const inElement = ({ [ELEMENT]: id }: Reference, what: string, body: object) =>
			send('POST', `${session}/element/${id}/${what}`, body)
		return {
			goto: async (url) => void (await send('POST', `${session}/url`, { url })),
			resize: async (width) => void (await send('POST', `${session}/window/rect`, { width, height: 900 })),
			evaluate: (body, ...args) => run(`return (${body}).apply(null, arguments)`, args) as never,
			query: async (...args) =>
				((await run(`return (${queryInPage}).apply(null, arguments)`, args)) as Reference | null) ?? undefined,
			click: async (element) => void (await inElement(element, 'click', {})),
			type: async (element, text) =>
				void (await inElement(element, 'value', { text: text.replaceAll('\n', '\uE007') })),
			upload: async (element, text) => void (await inElement(element, 'value', { text })),
			async close() {
				await send('DELETE', session).catch(() => undefined)
				await stop()
			},
		}
	},
}

async function openSession(send: (method: string, path: string, body?: object) => Promise<unknown>): Promise<string> {
	const capabilities = { alwaysMatch: { timeouts: { pageLoad: 60_000 } } }
	for (let tries = 1; ; tries++) {
		try {
			const made = (await send('POST', '/session', { capabilities })) as { sessionId: string }
			return `/session/${made.sessionId}`
		} catch (error) {
			// The driver needs a moment before it listens.
			if (tries === 40) throw error
			await new Promise((resolve) => setTimeout(resolve, 250))
		}
	}
}

async function request(address: string, method: string, body?: object): Promise<unknown> {
	const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
	const { value } = (await answer.json()) as { value: unknown }
	if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`)
	return value
}

async function ended(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return
	child.kill()
	await once(child, 'exit')
}
