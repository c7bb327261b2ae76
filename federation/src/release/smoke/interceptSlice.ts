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

/** Replaces a slice by another version, for one page only; its files come from a folder. */
export function interceptSlice(page: Page, site: string, slice: RegistrySlice, folder: string): Promise<void> {
	return intercept(page, site, {
		registry: (registry) => withSlice(registry, slice),
		base: slice.base,
		file: (path) => readFile(join(folder, path)).catch(() => undefined),
	})
}

/** Blocks all files of a slice, for one page only. */
export function blockSlice(page: Page, site: string, name: string): Promise<void> {
	return intercept(page, site, {
		registry: (registry) => withoutPrevious(registry, name),
		base: `/r/${name}/`,
		file: async () => undefined,
	})
}

interface Interception {
	registry: Change
	/** Requests below this path are response by `file`; without a result, by 404. */
	base: string
	file(path: string): Promise<Buffer | undefined>
}

// By the DevTools protocol: Playwright's `route` would intercept every request and disable the HTTP cache.
async function intercept(page: Page, site: string, { registry, base, file }: Interception): Promise<void> {
	const session = await page.context().newCDPSession(page)
	session.on('Fetch.requestPaused', (paused: Paused) => {
		answer(paused)
			.catch(() => session.send('Fetch.continueRequest', { requestId: paused.requestId }))
			// The page is closed.
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
			pathname === registryRoute.path ? JSON.stringify(registry(JSON.parse(text))) : replaceRegistry(text, registry)
		const headers = responseHeaders.filter(({ name }) => !/^content-(encoding|length)$/i.test(name))
		const code = responseStatusCode === 404 && isNewlyOwned(text, changed, pathname) ? 200 : responseStatusCode
		await fulfil(requestId, code ?? 200, headers, Buffer.from(changed))
	}

	function fulfil(requestId: string, code: number, headers: Header[], body?: Buffer) {
		const response = { requestId, responseCode: code, responseHeaders: headers, body: body?.toString('base64') ?? '' }
		return session.send('Fetch.fulfillRequest', response)
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

/** Changes the registry of a page, and removes its preloads. */
export function replaceRegistry(html: string, change: Change): string {
	return html
		.replace(BLOCK, (_all, open: string, json: string, close: string) => {
			return open + jsonForScript(change(JSON.parse(json))) + close
		})
		.replaceAll(/<link rel="preload" as="script" href="\/r\/[^>]*>/g, '')
}

/** Whether a slice owns a path in the changed page but not in the original, so that the site answers it with 404. */
export function isNewlyOwned(before: string, after: string, path: string): boolean {
	const isOwned = (html: string) => {
		const [, , json] = BLOCK.exec(html) ?? []
		return json !== undefined && sliceOwning(JSON.parse(json), path) !== undefined
	}
	return isOwned(after) && !isOwned(before)
}

/** Replaces the slice of the same name in a registry. */
export function withSlice(registry: Registry, slice: RegistrySlice): Registry {
	const others = registry.slices.filter(({ name }) => name !== slice.name)
	return { ...registry, slices: [...others, slice] }
}

function withoutPrevious(registry: Registry, name: string): Registry {
	const slices = registry.slices.map((slice) => {
		const { previous: _previous, ...alone } = slice
		return slice.name === name ? alone : slice
	})
	return { ...registry, slices }
}
