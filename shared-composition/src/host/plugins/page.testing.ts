import { jest } from '@jest/globals'
import type { Registry, RegistrySlice } from 'shared-contract'
import type { CompositionHost } from '../../compositionHost.ts'
import { type CompositionEvent, pageLog } from '../../eventLog.ts'
import { loadRegistry } from '../../registryStore.ts'
import { federationHost, type ProvidedModule } from '../federationHost.ts'

/** A container, as an entry script defines it. */
export interface Container {
	init(shared: object, scope?: unknown[], options?: { version?: string }): unknown
	get(module: string): unknown
}

/** The response of the fake network to the request of an entry script. */
export type Answer = 'missing' | 'hanging' | 'other code' | Container

const answers = new Map<string, Answer>()
const requests: HTMLScriptElement[] = []
let registry: Registry = { revision: '1', slices: [] }

/** Replaces the network of the page: `answer` sets the responses to scripts. Call it before each test. */
export function startNetwork(): void {
	requests.length = 0
	Object.assign(globalThis, { fetch: async () => Response.json(registry) })
	jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
		document.head.append(node)
		if (node instanceof HTMLScriptElement) fetched(node)
		return node
	})
}

function fetched(script: HTMLScriptElement) {
	requests.push(script)
	const { pathname, search } = new URL(script.src)
	const answer = answers.get(pathname + search) ?? answers.get(pathname) ?? 'missing'
	if (answer === 'hanging') return
	queueMicrotask(() => {
		if (typeof answer === 'object') Reflect.set(window, pathname.split('/')[2] ?? '', answer)
		script.dispatchEvent(new Event(answer === 'missing' ? 'error' : 'load'))
	})
}

/** Sets the response to an address; one without a query is for all queries. */
export function answer(address: string, what: Answer): void {
	answers.set(address, what)
}

/** The requested script elements. */
export function requestedScripts(): readonly HTMLScriptElement[] {
	return requests
}

/** The requested paths. */
export function requestedPaths(): string[] {
	return requests.map(({ src }) => src.slice(location.origin.length))
}

/** A container with these modules. */
export function container(modules: Readonly<Record<string, unknown>>): Container {
	return {
		init: () => {},
		async get(module) {
			if (!(module in modules)) throw new Error(`no ${module}`)
			return () => modules[module]
		},
	}
}

/** A slice in the format of the registry. */
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

/** A previous version in the format of the registry. */
export function before(name: string, version: string): NonNullable<RegistrySlice['previous']> {
	return { version, base: `/r/${name}/${version}/`, entry: 'entry.js' }
}

/** Sets the slices of the registry and loads it into the page. */
export async function publish(...slices: RegistrySlice[]): Promise<void> {
	registry = { revision: '1', slices }
	await loadRegistry()
}

/** The host of the page, on the real runtime. */
export function host(modules: Readonly<Record<string, ProvidedModule>> = {}): CompositionHost {
	return federationHost(modules)
}

/** Starts the next attempt. The runtime warns that a remote is registered again. */
export function nextAttempt(name: string): void {
	jest.spyOn(console, 'warn').mockImplementation(() => {})
	pageLog().attempts[name] = (pageLog().attempts[name] ?? 1) + 1
}

/** The logged events of a slice. */
export function eventsOf(name: string): CompositionEvent[] {
	return pageLog().events.filter((event) => event.slice === name)
}
