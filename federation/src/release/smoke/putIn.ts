import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { REGISTRY_BLOCK, type Registry, type RegistrySlice, registryRoute, sliceOwning } from 'shared-contract'
import { jsonForScript } from 'shared-contract/markup'

type Change = (registry: Registry) => Registry
interface Header {
	name: string
	value: string
}
interface Paused {
	requestId: string
	request: { url: string }
	responseStatusCode?: number | undefined
	responseHeaders?: Header[] | undefined
}

/** Gives a page, and nobody else, the live site with a slice at another version, whose files it has from a folder. */
export function putIn(page: Page, site: string, slice: RegistrySlice, folder: string): Promise<void> {
	return give(page, site, {
		registry: (registry) => withSlice(registry, slice),
		base: slice.base,
		file: (path) => readFile(join(folder, path)).catch(() => undefined),
	})
}

/** Gives a page the live site without a slice: nothing of it can be fetched. */
export function takeOut(page: Page, site: string, name: string): Promise<void> {
	return give(page, site, {
		registry: (registry) => withoutFallback(registry, name),
		base: `/r/${name}/`,
		file: async () => undefined,
	})
}

interface Given {
	registry: Change
	/** What lies beneath comes from `file`; what that does not have is not there. */
	base: string
	file(path: string): Promise<Buffer | undefined>
}

// Over the browser's own protocol: Playwright's `route` would take every request through this process, and the page's cache away.
async function give(page: Page, site: string, { registry, base, file }: Given): Promise<void> {
	const session = await page.context().newCDPSession(page)
	session.on('Fetch.requestPaused', (paused: Paused) => {
		answer(paused)
			.catch(() => session.send('Fetch.continueRequest', { requestId: paused.requestId }))
			// The page is gone.
			.catch(() => {})
	})
	await session.send('Fetch.enable', {
		patterns: [
			{ urlPattern: `${site}/*`, resourceType: 'Document', requestStage: 'Response' },
			{ urlPattern: `${site}${registryRoute.path}*`, requestStage: 'Response' },
			{ urlPattern: `${site}${base}*`, requestStage: 'Request' },
		],
	})

	async function answer({ requestId, request, responseStatusCode, responseHeaders = [] }: Paused): Promise<void> {
		const { pathname } = new URL(request.url)
		if (pathname.startsWith(base)) {
			const path = pathname.slice(base.length)
			const bytes = await file(path)
			await fulfil(requestId, bytes ? 200 : 404, [{ name: 'content-type', value: typeOf(path) }], bytes)
			return
		}
		const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
		const text = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString('utf8')
		const changed =
			pathname === registryRoute.path ? JSON.stringify(registry(JSON.parse(text))) : changePage(text, registry)
		const headers = responseHeaders.filter(({ name }) => !/^content-(encoding|length)$/i.test(name))
		const code = responseStatusCode === 404 && isTakenUp(text, changed, pathname) ? 200 : responseStatusCode
		await fulfil(requestId, code ?? 200, headers, Buffer.from(changed))
	}

	function fulfil(requestId: string, code: number, headers: Header[], body?: Buffer) {
		const answered = { requestId, responseCode: code, responseHeaders: headers, body: body?.toString('base64') ?? '' }
		return session.send('Fetch.fulfillRequest', answered)
	}
}

const TYPES: Readonly<Record<string, string>> = {
	js: 'text/javascript; charset=utf-8',
	json: 'application/json',
	css: 'text/css; charset=utf-8',
	svg: 'image/svg+xml',
	png: 'image/png',
	webp: 'image/webp',
	avif: 'image/avif',
	woff2: 'font/woff2',
}

function typeOf(path: string): string {
	return TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

const BLOCK = new RegExp(`(<script[^>]*id="${REGISTRY_BLOCK}"[^>]*>)(.*?)(</script>)`, 's')

/** The page with another registry, and without the preloads that are the old one's. */
export function changePage(html: string, change: Change): string {
	return html
		.replace(BLOCK, (_all, open: string, json: string, close: string) => {
			return open + jsonForScript(change(JSON.parse(json))) + close
		})
		.replaceAll(/<link rel="preload" as="script" href="\/r\/[^>]*>/g, '')
}

/** Whether a path belongs to a slice on a page, and to none on the page before: the site does not know yet that it is one. */
export function isTakenUp(before: string, page: string, path: string): boolean {
	const isOwned = (html: string) => {
		const [, , json] = BLOCK.exec(html) ?? []
		return json !== undefined && sliceOwning(JSON.parse(json), path) !== undefined
	}
	return isOwned(page) && !isOwned(before)
}

/** The registry with a slice in the place of the one of its name. */
export function withSlice(registry: Registry, slice: RegistrySlice): Registry {
	const others = registry.slices.filter(({ name }) => name !== slice.name)
	return { ...registry, slices: [...others, slice] }
}

function withoutFallback(registry: Registry, name: string): Registry {
	const slices = registry.slices.map((slice) => {
		const { previous: _previous, ...alone } = slice
		return slice.name === name ? alone : slice
	})
	return { ...registry, slices }
}
