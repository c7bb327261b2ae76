import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'
import { REGISTRY_BLOCK, type Registry, type RegistrySlice, registryRoute } from 'shared-contract'

/** Gives a browser, and nobody else, the live site with a slice at another version, whose files it has from a folder. */
export async function putIn(context: BrowserContext, site: string, slice: RegistrySlice, folder: string) {
	await changeRegistry(context, site, (registry) => withSlice(registry, slice))
	await context.route(
		(url) => url.origin === site && url.pathname.startsWith(slice.base),
		(route) => fulfil(route, folder, slice.base),
	)
}

/** Gives a browser the live site without a slice: nothing of it can be fetched. */
export async function takeOut(context: BrowserContext, site: string, name: string) {
	await changeRegistry(context, site, (registry) => ({
		...registry,
		slices: registry.slices.map((slice) => {
			const { previous: _previous, ...alone } = slice
			return slice.name === name ? alone : slice
		}),
	}))
	await context.route(
		(url) => url.origin === site && url.pathname.startsWith(`/r/${name}/`),
		(route) => route.fulfill({ status: 404, body: '' }),
	)
}

type Change = (registry: Registry) => Registry

async function changeRegistry(context: BrowserContext, site: string, change: Change) {
	await context.route(
		(url) => url.origin === site && url.pathname === registryRoute.path,
		async (route) => {
			const response = await route.fetch()
			await route.fulfill({ response, json: change(await response.json()) })
		},
	)
	await context.route(
		(url) => url.origin === site,
		async (route) => {
			if (route.request().resourceType() !== 'document') return route.fallback()
			const response = await route.fetch()
			await route.fulfill({ response, body: changePage(await response.text(), change) })
		},
	)
}

const BLOCK = new RegExp(`(<script[^>]*id="${REGISTRY_BLOCK}"[^>]*>)(.*?)(</script>)`, 's')

/** The page with another registry, and without the preloads that are the old one's. */
export function changePage(html: string, change: Change): string {
	return html
		.replace(BLOCK, (_all, open: string, json: string, close: string) => {
			return open + JSON.stringify(change(JSON.parse(json))).replaceAll('<', '\\u003c') + close
		})
		.replaceAll(/<link rel="preload" as="script" href="\/r\/[^>]*>/g, '')
}

/** The registry with a slice in the place of the one of its name. */
export function withSlice(registry: Registry, slice: RegistrySlice): Registry {
	const others = registry.slices.filter(({ name }) => name !== slice.name)
	return { ...registry, slices: [...others, slice] }
}

async function fulfil(route: Route, folder: string, base: string) {
	const path = new URL(route.request().url()).pathname.slice(base.length)
	const contentType = path.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json'
	const body = await readFile(join(folder, path)).catch(() => undefined)
	if (!body) return route.fulfill({ status: 404, body: '' })
	return /\.(js|json)$/.test(path) ? route.fulfill({ body, contentType }) : route.fulfill({ path: join(folder, path) })
}
