import { jest } from '@jest/globals'
import { ModuleFederation as Original } from '@module-federation/runtime-core'
import type { ShareScopeMap } from '@module-federation/runtime-core/types'
import { ModuleFederation, setGlobalFederationInstance } from './sharing.ts'

const REQUEST = 'shared-thing'
const RANGES = ['^1.0.0', '^1.2.0', '^1.3.0', '^2.0.0']
const BROUGHT = ['1.1.0', '1.2.0', '1.3.0', '2.0.0']

interface Case {
	/** Whether the page has the module or fetches it when it is asked for. */
	given: 'there' | 'late' | 'nothing'
	brings: string
	range: string
	strict: boolean
}

const cases = (['there', 'late', 'nothing'] as const).flatMap((given) =>
	BROUGHT.flatMap((brings) =>
		RANGES.flatMap((range) => [true, false].map((strict): Case => ({ given, brings, range, strict }))),
	),
)

const factoryOf = (module: object) => () => module
const moduleOf = (from: string, version: string) => ({ from, version })

function page(Runtime: typeof Original | typeof ModuleFederation, given: Case['given']) {
	const module = moduleOf('niouka', '1.2.0')
	const shared = { version: '1.2.0', shareConfig: { singleton: true, requiredVersion: '^1.2.0', strictVersion: true } }
	const held = given === 'there' ? { lib: factoryOf(module) } : { get: async () => factoryOf(module) }
	return new Runtime({
		name: 'niouka',
		remotes: [],
		shared: given === 'nothing' ? {} : { [REQUEST]: { ...shared, ...held, scope: 'default' } },
		shareStrategy: 'loaded-first',
	})
}

/** What the entry of a slice does with the runtime, from the scope that the page hands it to the module that its code gets. */
async function slice(
	Runtime: typeof Original | typeof ModuleFederation,
	scope: ShareScopeMap,
	name: string,
	{ brings, range, strict }: Omit<Case, 'given'>,
): Promise<unknown> {
	const shareConfig = { singleton: true, requiredVersion: range, strictVersion: strict }
	const own = { version: brings, scope: ['default'], shareConfig, get: async () => factoryOf(moduleOf(name, brings)) }
	const instance = new Runtime({ name, remotes: [], shared: { [REQUEST]: own }, shareStrategy: 'loaded-first' })
	const told = { name, remotes: [], version: '1', shareScopeMap: scope, shareScopeKeys: 'default' }
	instance.initOptions(told)
	instance.initShareScopeMap('default', scope.default ?? {}, { hostShareScopeMap: scope })
	instance.initializeSharing('default', { strategy: 'loaded-first', from: 'build' })
	const customShareInfo = { scope: ['default'], shareConfig }
	try {
		const factory = await instance.loadShare(REQUEST, { customShareInfo })
		return factory ? factory() : factory
	} catch (error) {
		return error instanceof Error ? 'refused' : error
	}
}

async function outcome(Runtime: typeof Original | typeof ModuleFederation, { given, ...wanted }: Case) {
	const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
	const { shareScopeMap } = page(Runtime, given)
	shareScopeMap.default ??= {}
	const first = await slice(Runtime, shareScopeMap, 'mfe-one', wanted)
	const second = await slice(Runtime, shareScopeMap, 'mfe-two', { brings: '1.9.0', range: '^1.0.0', strict: false })
	// The original says of what was fetched that it is from whoever asked for it, ours from whom it was brought by.
	const scope = Object.values(shareScopeMap.default[REQUEST] ?? {}).map(({ version, useIn, loaded, lib }) => {
		return { version, useIn, isThere: Boolean(loaded && lib) }
	})
	const seen = { first, second, scope, warnings: warned.mock.calls.length }
	warned.mockRestore()
	return seen
}

test.each(cases)('shares as the original does: $given, brings $brings, needs $range, strict $strict', async (each) => {
	expect(await outcome(ModuleFederation, each)).toEqual(await outcome(Original, each))
})

test('two that ask at once get one fetch of a module', async () => {
	const get = jest.fn(async () => factoryOf({}))
	const federation = new ModuleFederation({ name: 'niouka', shared: { [REQUEST]: { version: '1.0.0', get } } })
	const [one, two] = await Promise.all([federation.loadShare(REQUEST), federation.loadShare(REQUEST)])
	expect(one).toBe(two)
	expect(get).toHaveBeenCalledTimes(1)
})

test('a module that could not be fetched is fetched anew', async () => {
	const get = jest.fn(async () => factoryOf({ x: 1 }))
	get.mockRejectedValueOnce(new Error('offline'))
	const federation = new ModuleFederation({ name: 'niouka', shared: { [REQUEST]: { version: '1.0.0', get } } })
	await expect(federation.loadShare(REQUEST)).rejects.toThrow('offline')
	const factory = await federation.loadShare(REQUEST)
	expect(factory ? factory() : factory).toEqual({ x: 1 })
})

test('a refusal names both versions', async () => {
	const { shareScopeMap } = page(ModuleFederation, 'there')
	const needs = new ModuleFederation({ name: 'mfe-one' })
	needs.initShareScopeMap('default', shareScopeMap.default ?? {})
	const shareConfig = { requiredVersion: '^2.0.0', strictVersion: true }
	await expect(needs.loadShare(REQUEST, { customShareInfo: { shareConfig } })).rejects.toThrow(
		'shared-thing is 1.2.0 here, from niouka, and mfe-one needs ^2.0.0',
	)
})

test('a module that nobody brings is left to the slice', async () => {
	expect(await new ModuleFederation({ name: 'niouka' }).loadShare(REQUEST)).toBe(false)
})

test('instances are where the tools of Module Federation look', () => {
	const federation = new ModuleFederation({ name: 'niouka' })
	setGlobalFederationInstance(federation)
	expect(Reflect.get(Reflect.get(globalThis, '__FEDERATION__'), '__INSTANCES__')).toContain(federation)
})
