import type { Page } from '@playwright/test'
import { REGISTRY_BLOCK, type Registry, type RegistrySlice, registryRoute } from 'shared-contract'

/** The ways in which a file of a slice can be bad. */
export const FAULTS = ['missing', 'HTML', 'cut short', 'tampered', 'hanging'] as const
export type Fault = (typeof FAULTS)[number]

/** The files of a slice that a page needs. */
export const PARTS = ['entry', 'routes chunk', 'screen chunk'] as const
export type Part = (typeof PARTS)[number]

/** How long a hanging answer takes, ms. */
const HANG_MS = 30_000

export function sliceNamed(registry: Registry, name: string): RegistrySlice {
	const slice = registry.slices.find((each) => each.name === name)
	if (!slice) throw new Error(`${name} is not built`)
	return slice
}

/** The name of the file that plays a part for an owned path. */
export function fileOf(slice: RegistrySlice, part: Part, path: string): string {
	const files = { entry: [slice.entry], 'routes chunk': slice.exposes.routes, 'screen chunk': slice.screens?.[path] }[
		part
	]
	const file = files?.[0]
	if (!file) throw new Error(`${slice.name} has no ${part} for ${path}`)
	return file
}

/** Makes a file bad in every answer until the returned function is called. Answers with a fresh query are bad too. */
export async function breakFile(page: Page, file: string, fault: Fault): Promise<() => void> {
	let broken = true
	await page.route(
		(url) => url.pathname.endsWith(`/${file}`),
		async (route) => {
			if (!broken) return route.continue()
			switch (fault) {
				case 'missing':
					return route.fulfill({ status: 404, contentType: 'application/json', body: '{}' })
				case 'HTML':
					return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' })
				case 'cut short': {
					const answer = await route.fetch()
					const body = await answer.text()
					return route.fulfill({ response: answer, body: body.slice(0, Math.floor(body.length / 2)) })
				}
				case 'tampered': {
					// It would run as well as the real one.
					const answer = await route.fetch()
					return route.fulfill({ response: answer, body: `${await answer.text()}\n;globalThis.tampered = true` })
				}
				case 'hanging':
					// A request that hangs goes on hanging when the slice is back.
					await new Promise((resolve) => setTimeout(resolve, HANG_MS).unref())
					return route.continue().catch(() => {})
			}
		},
	)
	return () => {
		broken = false
	}
}

/** Keeps files of a slice until the returned function is called, with what then happens to them. */
export async function hold(page: Page, files: readonly string[]): Promise<(how: 'comes' | 'fails') => void> {
	let release = (_how: 'comes' | 'fails') => {}
	const released = new Promise<'comes' | 'fails'>((resolve) => (release = resolve))
	await page.route(
		(url) => files.some((file) => url.pathname.endsWith(`/${file}`)),
		async (route) => ((await released) === 'fails' ? route.abort() : route.continue()),
	)
	return release
}

/** Breaks the registry, in the page and at its address, until the returned function is called. */
export async function breakRegistry(page: Page, body: string): Promise<() => Promise<void>> {
	const block = new RegExp(`(<script[^>]*id="${REGISTRY_BLOCK}"[^>]*>).*?(</script>)`, 's')
	const isRegistry = (url: URL) => url.pathname === registryRoute.path
	await page.route(
		(url) => url.pathname === '/',
		async (route) => {
			const answer = await route.fetch()
			const html = await answer.text()
			return route.fulfill({ response: answer, body: html.replace(block, (_all, open, close) => open + body + close) })
		},
	)
	await page.route(isRegistry, (route) => route.fulfill({ contentType: 'application/json', body }))
	return () => page.unroute(isRegistry)
}
