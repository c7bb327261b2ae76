import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

const PASSWORD = 'violeta-quieta-83'

/** What the API answered. */
export interface Answer<Body> {
	status: number
	body: Body
}

/** A member of a test with a browser of their own, who also asks the API as that browser does. */
export interface Member {
	readonly id: string
	readonly name: string
	readonly email: string
	readonly password: string
	readonly context: BrowserContext
	/** Asks the API; `path` goes on after `/api/`. */
	send<Body = unknown>(method: string, path: string, data?: object): Promise<Answer<Body>>
	/** A page of the site. */
	open(path: string): Promise<Page>
}

/** Makes an account with a browser of its own. */
export async function newMember(
	browser: Browser,
	address: string,
	name: string,
	options: BrowserContextOptions = {},
): Promise<Member> {
	const context = await browser.newContext(options)
	const email = `${randomUUID()}@exemplo.com.br`
	const made = await context.request.post(`${address}/api/auth/register`, {
		data: { username: name, email, password: PASSWORD },
	})
	if (!made.ok()) throw new Error(`no account for ${name}: ${await made.text()}`)
	const { token, user } = await made.json()
	await context.addInitScript(
		([key, username]) => {
			// Once: later it is the page that signs in and out.
			if (localStorage.getItem('e2e:signed-in')) return
			localStorage.setItem('e2e:signed-in', 'yes')
			localStorage.setItem('niouka:token', key)
			localStorage.setItem('niouka:username', username)
		},
		[String(token), name] as const,
	)
	return {
		id: String(user.id),
		name,
		email,
		password: PASSWORD,
		context,
		async send(method, path, data) {
			const answer = await context.request.fetch(`${address}/api/${path}`, {
				method,
				headers: { authorization: `Bearer ${token}` },
				...(data ? { data } : {}),
			})
			return { status: answer.status(), body: await answer.json() }
		},
		async open(path) {
			const page = await context.newPage()
			await page.goto(address + path)
			return page
		},
	}
}

/** A new member's browser, on a page of the site. */
export async function memberAt(browser: Browser, address: string, name: string, path: string): Promise<Page> {
	return (await newMember(browser, address, name)).open(path)
}
