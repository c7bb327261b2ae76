import { jest } from '@jest/globals'
import type { Registry, RegistrySlice } from 'shared-contract'
import type { CompositionHost } from '../../compositionHost.ts'
import { type CompositionEvent, pageLog } from '../../eventLog.ts'
import { loadRegistry } from '../../registryStore.ts'
import { federationHost, type ProvidedModule } from '../federation.ts'

/** A container as an entry leaves it. */
export interface Container {
	init(shared: object, scope?: unknown[], options?: { version?: string }): unknown
	get(module: string): unknown
}

/** What the network answers when an entry is asked for. */
export type Answer = 'missing' | 'hanging' | 'other code' | Container

const answers = new Map<string, Answer>()
const asked: HTMLScriptElement[] = []
let registry: Registry = { revision: '1', slices: [] }

/** The page's network, in place of the browser's: scripts are put into the page and answered by `answer`. Call it before each test. */
export function startNetwork(): void {
	asked.length = 0
	Object.assign(globalThis, { fetch: async () => Response.json(registry) })
	jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
		document.head.append(node)
		if (node instanceof HTMLScriptElement) fetched(node)
		return node
	})
}

function fetched(script: HTMLScriptElement) {
	asked.push(script)
	const { pathname, search } = new URL(script.src)
	const answer = answers.get(pathname + search) ?? answers.get(pathname) ?? 'missing'
	if (answer === 'hanging') return
	queueMicrotask(() => {
		if (typeof answer === 'object') Reflect.set(window, pathname.split('/')[2] ?? '', answer)
		script.dispatchEvent(new Event(answer === 'missing' ? 'error' : 'load'))
	})
}

/** What the network says of an address, with its query or whatever its query. */
export function answer(address: string, what: Answer): void {
	answers.set(address, what)
}

/** The scripts that were asked for. */
export function askedScripts(): readonly HTMLScriptElement[] {
	return asked
}

/** The addresses of the same. */
export function askedFor(): string[] {
	return asked.map(({ src }) => src.slice(location.origin.length))
}

/** A container with modules of its own. */
export function container(modules: Readonly<Record<string, unknown>>): Container {
	return {
		init: () => {},
		async get(module) {
			if (!(module in modules)) throw new Error(`no ${module}`)
			return () => modules[module]
		},
	}
}

/** A slice as the registry lists it. */
export function slice(name: string, version: string, more: Partial<RegistrySlice> = {}): RegistrySlice {
	return {
		name,
		version,
		base: `/r/${name}/${version}/`,
		entry: 'entry.js',
		manifest: 'mf-manifest.json',
		owns: [`/${name}`],
		exposes: {},
		...more,
	}
}

/** The version before, as the registry names it beside a slice. */
export function before(name: string, version: string): NonNullable<RegistrySlice['previous']> {
	return { version, base: `/r/${name}/${version}/`, entry: 'entry.js' }
}

/** From now on the registry lists these slices, and the page knows. */
export async function publish(...slices: RegistrySlice[]): Promise<void> {
	registry = { revision: '1', slices }
	await loadRegistry()
}

/** The page's host, on the real runtime. */
export function host(modules: Readonly<Record<string, ProvidedModule>> = {}): CompositionHost {
	return federationHost(modules)
}

/** A retry begins. The runtime says on the console that a remote is registered anew. */
export function nextAttempt(name: string): void {
	jest.spyOn(console, 'warn').mockImplementation(() => {})
	pageLog().attempts[name] = (pageLog().attempts[name] ?? 1) + 1
}

/** What the page's log says of a slice. */
export function eventsOf(name: string): CompositionEvent[] {
	return pageLog().events.filter((event) => event.slice === name)
}
