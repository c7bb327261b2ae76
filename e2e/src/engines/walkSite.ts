import { existsSync } from 'node:fs'
import { join } from 'node:path'
// Playwright's own test: none of these opens Chromium.
import { expect, test } from '@playwright/test'
import { ACCOUNT_SCREENS, CATALOGUE_SCREENS, COMMUNITY_SCREENS } from '../browser/screens.ts'
import { isFull } from '../full.ts'
import { type StartedSite, startSite } from '../site/startSite.ts'
import type { Engine, Tab } from './engine.ts'
import { type ProxiedSite, proxySite } from './siteProxy.ts'

const SCREENS = ['/', ...CATALOGUE_SCREENS, ...ACCOUNT_SCREENS, ...COMMUNITY_SCREENS]
const WIDTHS = [390, 1280]
const TRIES = 3
const PASSWORD = 'violeta-quieta-83'
const PICTURE = join(import.meta.dirname, '../../../shell/public/install/apple-touch-180.png')

/** What the reader's hand does: finds something by its words and presses it, or writes in it. */
function handOf(tab: Tab) {
	const find = async (selector: string, name = '') => {
		let found: unknown
		await expect
			.poll(
				async () => {
					found = await tab.query(selector, name)
					return found !== undefined
				},
				{ message: `${selector} ${name}` },
			)
			.toBe(true)
		return found
	}
	return {
		find,
		press: async (name: string, selector = 'button, [role=tab], [role=menuitem], a') =>
			// While something moves or loads, another thing may stand before it.
			expect(async () => tab.click(await find(selector, name))).toPass({ timeout: 60_000 }),
		write: async (name: string, text: string, selector = 'input, textarea') =>
			tab.type(await find(selector, name), text),
		sees: (text: string) => find('body *', text),
		/** Opens a page and waits until the start-up screen has left it: it would take what is pressed. */
		visit: async (address: string) => {
			await tab.goto(address)
			const isOpen = () =>
				document.querySelector('#niouka-startup') === null && document.querySelector('#root main h1') !== null
			await expect.poll(() => tab.evaluate(isOpen), `${address} opens`).toBe(true)
		},
		isAt: (path: string) => expect.poll(() => tab.evaluate(() => location.pathname)).toBe(path),
	}
}

/** Declares the walk of the site in an engine. */
export function walkSite(engine: Engine): void {
	const missing = engine.programs.filter((program) => !existsSync(program))
	test.describe(engine.name, () => {
		test.skip(!isFull, 'the other engines are walked in a full run')
		test.skip(missing.length > 0, `${missing.join(', ')} is not installed`)
		test.describe.configure({ timeout: 600_000 })

		let site: StartedSite
		let proxy: ProxiedSite
		const tabs: Tab[] = []
		const open = async () => {
			const tab = await engine.open()
			tabs.push(tab)
			return tab
		}
		// A demo for the screens, which the first member ends.
		test.beforeAll(async () => {
			site = await startSite({ SERVICE_WORKER: 'on' })
			proxy = await proxySite(site.address)
		})
		test.afterEach(async () => {
			const info = test.info()
			const hasFailed = info.status !== info.expectedStatus
			const shown = () => `${location.pathname}\n${document.querySelector('main')?.textContent?.slice(0, 1500)}`
			for (const tab of tabs.splice(0)) {
				if (hasFailed) await info.attach('page', { body: await tab.evaluate(shown).catch(String) })
				await tab.close()
			}
			if (hasFailed) await info.attach('complaints', { body: proxy.takeComplaints().join('\n') })
		})
		test.afterAll(async () => {
			await proxy?.stop()
			await site?.stop()
		})

		test('every screen keeps to its width and leaves the console quiet', async () => {
			const tab = await open()
			const { visit } = handOf(tab)
			const complaintsAt = async (screen: string) => {
				await visit(proxy.address + screen)
				for (const width of WIDTHS) {
					await tab.resize(width)
					await expect.poll(() => tab.evaluate(() => innerWidth)).toBe(width)
					await expect.poll(() => tab.evaluate(tooWide), `${screen} within ${width} px`).toEqual([])
				}
				// What it complains of when it is left is its own, too.
				await tab.goto('about:blank')
				return proxy.takeComplaints()
			}
			for (const screen of SCREENS) {
				// On a busy machine a file may miss the site's own limits of time. A fault comes every time.
				let complaints: string[] = []
				for (let tries = 0; tries < TRIES; tries++) {
					complaints = await complaintsAt(screen)
					if (complaints.length === 0) break
				}
				expect(complaints, screen).toEqual([])
			}
		})

		/** Registers a member by the form. */
		async function newcomer(name: string) {
			const tab = await open()
			const hand = handOf(tab)
			await tab.resize(1280)
			await hand.visit(`${proxy.address}/auth`)
			await hand.press('Registro')
			await hand.write('Nome de usuário', name)
			await hand.write('E-mail', `${name.replace(' ', '.').toLowerCase()}@exemplo.com.br`)
			await hand.write('Senha', PASSWORD)
			await hand.press('Criar conta', 'button')
			await hand.isAt('/')
			return { tab, ...hand }
		}

		test('a member registers, signs in, saves, scores, comments, likes, edits, and changes their picture', async () => {
			const { tab, visit, press, write, sees, find, isAt } = await newcomer('Rita Aoki')
			await tab.evaluate(() => localStorage.clear())
			await visit(`${proxy.address}/auth`)
			await write('E-mail', 'rita.aoki@exemplo.com.br')
			await write('Senha', PASSWORD)
			await press('Entrar', 'main form [type=submit]')
			await isAt('/')

			await visit(`${proxy.address}/anime/3`)
			await press('Salvar na Lista', 'main button')
			await sees('Salvo na sua lista!')
			await press('Clique para avaliar', 'button')
			await press('Nota 8', 'button')
			await sees('Nota salva!')

			await visit(`${proxy.address}/news/26`)
			await expect
				.poll(() =>
					tab.evaluate(() => {
						scrollBy(0, 400)
						return document.querySelector('#comments textarea') !== null
					}),
				)
				.toBe(true)
			await write('Novo comentário', 'Que bela notícia', '#comments textarea')
			await press('Comentar', '#comments button')
			await sees('Comentário enviado!')
			await press('Curtir', 'article[aria-label="Rita Aoki"] button')
			await find('article[aria-label="Rita Aoki"] button[aria-pressed=true]')
			await press('Mais opções do comentário de Rita Aoki')
			await press('Editar', '[role=menuitem]')
			await write('Editar comentário', ' mesmo', '#comments textarea')
			await press('Salvar', '#comments button')
			await sees('Comentário atualizado!')
			await sees('Que bela notícia mesmo')

			await visit(`${proxy.address}/settings`)
			await tab.upload((await find('input[type=file]', 'Trocar o avatar')) as never, PICTURE)
			await press('Salvar Alterações', 'button')
			await sees('Alterações salvas!')
			await visit(`${proxy.address}/profile`)
			await expect
				.poll(() =>
					tab.evaluate(() =>
						[...document.querySelectorAll<HTMLImageElement>('main img')].some(
							({ src, naturalWidth }) => src.includes('/uploads/') && naturalWidth > 0,
						),
					),
				)
				.toBe(true)
			expect(proxy.takeComplaints()).toEqual([])
		})

		test('what one member writes appears before the other at once', async () => {
			const [one, other] = [await newcomer('Beto Sol'), await newcomer('Caio Sol')]
			const id = await befriend(site.address, ['beto.sol@exemplo.com.br', 'caio.sol@exemplo.com.br'])
			await one.visit(`${proxy.address}/messages/with/${id}`)
			await one.find('textarea')
			const path = await one.tab.evaluate(() => location.pathname)
			await other.visit(proxy.address + path)
			await other.find('textarea')
			await one.write('Mensagem para Caio Sol', 'Oi, Caio!\n', 'textarea')
			await other.sees('Oi, Caio!')
			await other.write('Mensagem para Beto Sol', 'Oi, Beto!\n', 'textarea')
			await one.sees('Oi, Beto!')
			expect(proxy.takeComplaints()).toEqual([])
		})

		test('without a network the site opens from what the browser stored', async () => {
			const { tab, visit, sees } = await newcomer('Duda Trem')
			await visit(`${proxy.address}/lists`)
			await expect.poll(() => tab.evaluate(() => navigator.serviceWorker?.controller != null)).toBe(true)
			await visit(`${proxy.address}/lists`)
			await sees('Lista de Animes')
			expect(proxy.takeComplaints()).toEqual([])
			proxy.setOffline(true)
			await visit(`${proxy.address}/lists`)
			await sees('Lista de Animes')
		})
	})
}

/** What stands beyond the right edge of a page that scrolls sideways. */
function tooWide(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement
	if (scrollWidth <= clientWidth) return []
	const isClipped = (element: Element | null): boolean =>
		element !== null &&
		element !== document.body &&
		(getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
	const beyond = [...document.querySelectorAll('body *')].filter(
		(element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element.parentElement),
	)
	return [`${scrollWidth} px`, ...beyond.slice(0, 8).map(({ outerHTML }) => outerHTML.slice(0, 150))]
}

/** Makes two members friends by the API, by the addresses of their registration. @returns the id of the second */
async function befriend(address: string, emails: readonly [string, string]): Promise<string> {
	const post = async (path: string, body: object, session = {}) => {
		const headers = { 'content-type': 'application/json', ...session }
		const answer = await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
		if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
		return answer
	}
	const signIn = async (email: string) => {
		const answer = await post('auth/login', { email, password: PASSWORD })
		const { token, user } = await answer.json()
		const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0])
		return { id: String(user.id), session: { authorization: `Bearer ${token}`, cookie: cookie.join('; ') } }
	}
	const [one, other] = [await signIn(emails[0]), await signIn(emails[1])]
	await post('friends/requests', { memberId: other.id }, one.session)
	await post('friends/requests', { memberId: one.id }, other.session)
	return other.id
}
