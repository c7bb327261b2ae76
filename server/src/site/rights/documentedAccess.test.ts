import { ROUTES } from 'shared-contract/api'
import { ALL_PLUGINS } from '../../testing/allPlugins.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { allRights } from './readRights.testing.ts'
import { routeOf } from './routeOf.testing.ts'

const site = testSite({ environment: ALL_PLUGINS })
const rights = await allRights()

/** The actors without a session or a token. */
const NOBODY = new Set(['visitor', 'no token'])

interface Rule {
	nobody: Set<string>
	others: Set<string>
}

/** The outcomes of each endpoint by the tables, which other tests send to it. */
const rules = new Map<string, Rule>()
for (const right of rights) {
	const route = routeOf(right, ROUTES)
	if (!route) continue
	const key = `${route.method} ${route.path}`
	const rule = rules.get(key) ?? { nobody: new Set(), others: new Set() }
	rules.set(key, rule)
	for (const [actor, outcome] of right.outcomes) (NOBODY.has(actor) ? rule.nobody : rule.others).add(outcome)
}

/** Endpoints whose 401 is about what the body says: they begin a session. */
const isSignIn = ({ others }: Rule) => [...others].every((outcome) => outcome === '401')

let security: (key: string) => Record<string, string[]>[] | undefined
beforeAll(async () => {
	const { paths } = (await site.app.inject('/api/openapi.json')).json()
	security = (key) => {
		const [method = '', path = ''] = key.split(' ')
		return paths[path.replace(/:([A-Za-z]+)/g, '{$1}')]?.[method.toLowerCase()]?.security
	}
})

test.each([...rules])('the document says of %s what its tables say', (key, rule) => {
	const said = security(key)
	expect(said).toBeDefined()
	const isOpen = said?.length === 0 || said?.some((way) => Object.keys(way).length === 0)
	const isClosed = !isSignIn(rule) && [...rule.nobody].every((outcome) => outcome === '401')
	expect([key, isOpen]).toEqual([key, !isClosed])
})

test('each way that the document names is one that it describes, and sessions and tokens are apart', async () => {
	const { components, paths } = (await site.app.inject('/api/openapi.json')).json()
	expect(Object.keys(components.securitySchemes)).toEqual(['token', 'sessionCookie', 'sessionToken', 'releaseToken'])
	for (const [path, operations] of Object.entries<Record<string, { security: object[] }>>(paths)) {
		for (const { security } of Object.values(operations)) {
			const ways = security.map((way) => Object.keys(way).join('+')).filter((way) => way !== '')
			const allowed = path.startsWith('/api/v1/')
				? [['token']]
				: [[], ['sessionCookie+sessionToken'], ['sessionCookie+sessionToken', 'releaseToken']]
			expect(allowed).toContainEqual(ways)
		}
	}
})

test('an answer that all caches may share needs nothing, and no other GET says so', async () => {
	for (const { method, path } of ROUTES) {
		if (method !== 'GET' || path.includes(':')) continue
		const { statusCode, headers } = await site.app.inject(path)
		const isShared = String(headers['cache-control']).startsWith('public')
		if (statusCode === 200) expect([path, security(`GET ${path}`)?.length === 0]).toEqual([path, isShared])
	}
})
