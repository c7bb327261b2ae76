import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { ROLES, type Role, registerRoute } from 'shared-contract'
import { packageFolder } from '../../compile.ts'
import { freePort, startServer } from '../../serverProcess.ts'

/** A site with the samples and a member of each role, which is deleted when it stops. */
export interface ThrowAwaySite {
	address: string
	/** Signs a browser in as the member of a role. */
	signIn(context: BrowserContext, role: Role): Promise<void>
	stop(): Promise<void>
}

/** Settings of the operator's own site, such as its database: none may reach a site that is thrown away. */
const NOTHING_INHERITED = Object.fromEntries(
	Object.keys(process.env)
		.filter((name) => !/^(PATH|HOME|USER|LANG|TMPDIR|TEMP|TMP|SYSTEMROOT|NODE_.*)$/i.test(name))
		.map((name) => [name, undefined]),
)
const PASSWORD = randomUUID()

/**
 * Starts such a site from the builds of this repository.
 *
 * @param services the origins that its slices may ask
 */
export async function startThrowAwaySite(services: readonly string[] = []): Promise<ThrowAwaySite> {
	const folder = await mkdtemp(join(tmpdir(), 'niouka-check-'))
	const own = { DATA_DIR: folder, PORT: String(await freePort()), LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '0' }
	const env = { ...NOTHING_INHERITED, ...own, ...(services.length > 0 && { SERVICE_ORIGINS: services.join() }) }
	const start = () => startServer({ args: ['server/dist/main.js'], env, until: '/readyz' })
	const forget = () => rm(folder, { recursive: true, force: true })
	try {
		const first = await start()
		const sessions = new Map<Role, Session>()
		for (const role of ROLES) sessions.set(role, await register(first.address, nameOf(role)))
		// The command needs the database for itself.
		await first.stop()
		for (const role of ROLES) {
			const options = { cwd: packageFolder('.'), env: { ...process.env, ...env } }
			await promisify(execFile)(process.execPath, ['server/dist/role.js', nameOf(role), role], options)
		}
		const { address, stop } = await start()
		return {
			address,
			signIn: (context, role) => signIn(context, address, sessions.get(role)),
			stop: () => stop().finally(forget),
		}
	} catch (error) {
		await forget()
		throw error
	}
}

/** The site keeps the names of roles for its staff. */
const nameOf = (role: Role) => `check-${role.slice(0, 3)}`

interface Session {
	token: string
	username: string
	cookies: string[]
}

async function register(address: string, username: string): Promise<Session> {
	const answer = await fetch(address + registerRoute.path, {
		method: registerRoute.method,
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ username, email: `${username}@check.example`, password: PASSWORD }),
	})
	if (!answer.ok) throw new Error(`no account for ${username}: ${await answer.text()}`)
	const { token } = await answer.json()
	return { token, username, cookies: answer.headers.getSetCookie() }
}

async function signIn(context: BrowserContext, url: string, session: Session | undefined): Promise<void> {
	if (!session) throw new Error('there is no member of that role')
	const { token, username, cookies } = session
	const pairs = cookies.map((cookie) => cookie.split(';')[0]?.split('=') ?? [])
	await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
	await context.addInitScript(
		([key = '', name = '']) => {
			localStorage.setItem('niouka:token', key)
			localStorage.setItem('niouka:username', name)
		},
		[token, username],
	)
}
