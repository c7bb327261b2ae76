import { sharedModules } from 'shared-composition/host/sharedModules'
import type { ResolvedModule } from '../protocol/message.ts'

/** The export names of the shared modules in `./identity` of a slice. */
const IDENTITY_EXPORTS: Readonly<Record<string, string>> = {
	react: 'react',
	'react/jsx-runtime': 'jsxRuntime',
	'react-dom': 'reactDom',
	'react-router-dom': 'router',
	'styled-components': 'styledComponents',
	nanostores: 'nanostores',
	'@nanostores/react': 'nanostoresReact',
	'shared-ui': 'ui',
	'shared-ui/controls': 'controls',
	'shared-ui/windows': 'windows',
	'shared-i18n': 'i18n',
	'shared-state': 'state',
	'shared-composition': 'composition',
}

/** The shared modules that Module Federation resolved for a slice, with version, provider and whether each is the host's instance. */
export async function resolvedModules(slice: string, identity: unknown): Promise<Record<string, ResolvedModule>> {
	const scope = shareScope()
	const all = Object.keys(sharedModules).map(async (request): Promise<[string, ResolvedModule]> => {
		const versions = Object.entries(Object(Reflect.get(Object(scope), request)))
		const [version = null, resolved] = versions.find(([, shared]) => consumersOf(shared).includes(slice)) ?? []
		const from: unknown = Reflect.get(Object(resolved), 'from')
		return [
			request,
			{
				version,
				from: typeof from === 'string' ? from : null,
				isHostInstance: await isHostInstance(request, identity),
			},
		]
	})
	return Object.fromEntries(await Promise.all(all))
}

// Module Federation has no public API for the share scope; its own devtools read this global.
function shareScope(): unknown {
	const instances: unknown = Reflect.get(Object(Reflect.get(globalThis, '__FEDERATION__')), '__INSTANCES__')
	const host = Array.isArray(instances) ? instances.find((each) => Reflect.get(Object(each), 'name') === 'niouka') : {}
	return Reflect.get(Object(Reflect.get(Object(host), 'shareScopeMap')), 'default')
}

function consumersOf(shared: unknown): unknown[] {
	const consumers: unknown = Reflect.get(Object(shared), 'useIn')
	return Array.isArray(consumers) ? consumers : []
}

async function isHostInstance(request: string, identity: unknown): Promise<boolean | null> {
	const sliceModule: unknown = Reflect.get(Object(identity), IDENTITY_EXPORTS[request] ?? '')
	const provided = sharedModules[request]?.module
	if (typeof sliceModule !== 'object' || sliceModule === null || !provided) return null
	const hostModule = typeof provided === 'function' ? await provided() : provided
	const names = Object.keys(hostModule).filter((name) => name !== 'default' && Reflect.has(sliceModule, name))
	return names.length > 0 && names.every((name) => Reflect.get(sliceModule, name) === Reflect.get(hostModule, name))
}
