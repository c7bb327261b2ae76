import { jest } from '@jest/globals'
import type * as RuntimeCore from '@module-federation/runtime-core'
import { answer, type Container, host, nextAttempt, publish, slice, startNetwork } from './plugins/page.testing.ts'

beforeEach(startNetwork)

const REQUEST = 'shared-thing'
const given = (module: object | (() => Promise<object>)) => ({ [REQUEST]: { module, version: '1.2.0' } })
const factoryOf = (module: object) => () => module

/** The runtime that the page provides to entry scripts without one. */
function external(): typeof RuntimeCore {
	return Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')
}

/** A container with that runtime, a fallback copy of the shared module and a required range; it exposes the module that it got. */
function consumer(name: string, version: string, range: string, strict = false): Container {
	const shareConfig = { singleton: true, requiredVersion: range, strictVersion: strict }
	const own = { version, scope: ['default'], shareConfig, get: async () => factoryOf({ from: name }) }
	const { ModuleFederation } = external()
	const instance = new ModuleFederation({
		name,
		remotes: [],
		shared: { [REQUEST]: own },
		shareStrategy: 'loaded-first',
	})
	return {
		init(shared) {
			instance.initShareScopeMap('default', Object(shared), { hostShareScopeMap: {} })
			instance.initializeSharing('default', { strategy: 'loaded-first', from: 'build' })
		},
		async get() {
			const factory = await instance.loadShare(REQUEST, { customShareInfo: { scope: ['default'], shareConfig } })
			const got: unknown = factory ? factory() : factory
			return () => ({ got })
		},
	}
}

async function loads(name: string, page: ReturnType<typeof host>, made: Container) {
	await publish(slice(name, '1.0.0'))
	answer(`/r/${name}/1.0.0/entry.js`, made)
	return page.load(name, 'Card')
}

test('provides the whole runtime to entry scripts without one, also under the names of stock builds', () => {
	host()
	for (const name of ['ModuleFederation', 'setGlobalFederationInstance', 'setGlobalFederationConstructor', 'Global']) {
		expect(Reflect.has(external(), name)).toBe(true)
	}
})

test('a slice gets the module of the page, even if its own copy is newer', async () => {
	const page = host(given({ from: 'page' }))
	expect(await loads('mfe-shares', page, consumer('mfe-shares', '1.9.0', '^1.0.0'))).toEqual({ got: { from: 'page' } })
})

test('a slice that strictly requires another version is refused with both versions', async () => {
	const page = host(given({ from: 'page' }))
	const refused = loads('mfe-strict', page, consumer('mfe-strict', '2.0.0', '^2.0.0', true))
	await expect(refused).rejects.toThrow(/1\.2\.0.*\^2\.0\.0/s)
})

test('a lazy module is fetched once, and again after a failure', async () => {
	const fetchLate = jest.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('offline'))
	fetchLate.mockResolvedValue({ from: 'page, late' })
	const page = host(given(fetchLate))
	const made = consumer('mfe-late', '1.2.0', '^1.0.0')
	await expect(loads('mfe-late', page, made)).rejects.toThrow('offline')
	nextAttempt('mfe-late')
	expect(await page.load('mfe-late', 'Card')).toEqual({ got: { from: 'page, late' } })
	expect(await page.load('mfe-late', 'List')).toEqual({ got: { from: 'page, late' } })
	expect(fetchLate).toHaveBeenCalledTimes(2)
})

test('an entry script of an old release, which uses two members of the runtime, runs', async () => {
	const page = host(given({ from: 'page' }))
	const { ModuleFederation, setGlobalFederationInstance } = external()
	const instance = new ModuleFederation({ name: 'mfe-old', remotes: [], shareStrategy: 'loaded-first', shared: {} })
	setGlobalFederationInstance(instance)
	const old: Container = {
		init: (shared) => instance.initShareScopeMap('default', Object(shared), { hostShareScopeMap: {} }),
		async get() {
			const factory = await instance.loadShare(REQUEST, {
				customShareInfo: { scope: ['default'], shareConfig: { singleton: true, requiredVersion: '^1.0.0' } },
			})
			return () => ({ got: factory ? factory() : factory })
		},
	}
	expect(await loads('mfe-old', page, old)).toEqual({ got: { from: 'page' } })
})

test('a module that a slice does not expose is an error', async () => {
	const page = host()
	await publish(slice('mfe-empty', '1.0.0'))
	answer('/r/mfe-empty/1.0.0/entry.js', { init: () => {}, get: async () => () => undefined })
	await expect(page.load('mfe-empty', 'Card')).rejects.toThrow('mfe-empty has no module "Card"')
})
