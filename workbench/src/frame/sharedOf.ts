import { sharedModules } from 'shared-composition/host/sharedModules'
import type { Got } from '../view/message.ts'

/** Under which name `./identity` of a slice holds each shared module. */
const IDENTITIES: Readonly<Record<string, string>> = {
	react: 'react',
	'react/jsx-runtime': 'jsxRuntime',
	'react-dom': 'reactDom',
	'react-router-dom': 'router',
	'styled-components': 'styledComponents',
	nanostores: 'nanostores',
	'@nanostores/react': 'nanostoresReact',
	'shared-ui': 'ui',
	'shared-ui/controls': 'controls',
	'shared-i18n': 'i18n',
	'shared-state': 'state',
	'shared-composition': 'composition',
}

/** The shared modules as a slice got them: at which version, from whom, and whether they are the page's very own. */
export async function sharedOf(slice: string, identity: unknown): Promise<Record<string, Got>> {
	const scope = shareScope()
	const all = Object.keys(sharedModules).map(async (request): Promise<[string, Got]> => {
		const versions = Object.entries(Object(Reflect.get(Object(scope), request)))
		const [version = null, found] = versions.find(([, each]) => usedIn(each).includes(slice)) ?? []
		const from: unknown = Reflect.get(Object(found), 'from')
		return [request, { version, from: typeof from === 'string' ? from : null, same: await isSame(request, identity) }]
	})
	return Object.fromEntries(await Promise.all(all))
}

// Module Federation keeps what is shared where its tools look for it.
function shareScope(): unknown {
	const instances: unknown = Reflect.get(Object(Reflect.get(globalThis, '__FEDERATION__')), '__INSTANCES__')
	const host = Array.isArray(instances) ? instances.find((each) => Reflect.get(Object(each), 'name') === 'niouka') : {}
	return Reflect.get(Object(Reflect.get(Object(host), 'shareScopeMap')), 'default')
}

function usedIn(shared: unknown): unknown[] {
	const users: unknown = Reflect.get(Object(shared), 'useIn')
	return Array.isArray(users) ? users : []
}

async function isSame(request: string, identity: unknown): Promise<boolean | null> {
	const seen: unknown = Reflect.get(Object(identity), IDENTITIES[request] ?? '')
	const module = sharedModules[request]?.module
	if (typeof seen !== 'object' || seen === null || !module) return null
	const own = typeof module === 'function' ? await module() : module
	const names = Object.keys(own).filter((name) => name !== 'default' && Reflect.has(seen, name))
	return names.length > 0 && names.every((name) => Reflect.get(seen, name) === Reflect.get(own, name))
}
