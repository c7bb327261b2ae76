import { sql } from 'kysely'
import { isVisibleText, type Route, tidyText } from 'shared-contract'
import { ROUTES } from 'shared-contract/api'
import { ALL_PLUGINS } from '../../testing/allPlugins.testing.ts'
import { isFull } from '../../testing/full.testing.ts'
import { TEXTS_OF_REQUESTS, UNSTORABLE_TEXTS } from '../../testing/hostileTexts.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { resolvePlaces } from './ask.testing.ts'
import { BODIES } from './bodies.testing.ts'
import { DatabaseSnapshot } from './databaseSnapshot.testing.ts'
import { type Fixtures, makeFixtures } from './fixtures/fixtures.testing.ts'
import { isAllowed } from './outcome.testing.ts'
import { allRights, type Right } from './readRights.testing.ts'
import { routeOf } from './routeOf.testing.ts'

const site = testSite({
	environment: {
		SITE_DEMO: 'false',
		FEDERATION_OVERRIDES: 'versions',
		...ALL_PLUGINS,
	},
	seed: async () => {},
})
let fixtures: Fixtures
let ledger: DatabaseSnapshot
beforeAll(async () => {
	fixtures = await makeFixtures(site)
	ledger = await DatabaseSnapshot.open(site.db)
})

interface Endpoint {
	route: Route
	right: Right
	/** Who may do it. */
	column: string
}

/** Each endpoint that somebody may ask, by its first row that says so. */
const endpoints = new Map<string, Endpoint>()
for (const right of await allRights()) {
	const route = routeOf(right, ROUTES)
	const column = [...right.outcomes].find(([who, outcome]) => who !== 'visitor' && isAllowed(outcome))?.[0]
	const name = `${route?.method} ${route?.path}`
	if (route && column !== undefined && !endpoints.has(name)) endpoints.set(name, { route, right, column })
}

/** What came of a request; the database is as before. */
interface Outcome {
	status: number
	code?: string
	fields: Record<string, string>
	/** All rows of the tables that it wrote to. */
	written: string
}

async function send({ right, column }: Endpoint, url: string, payload?: object): Promise<Outcome> {
	const answer = await site.app.inject({
		method: right.method as 'GET',
		url,
		headers: { ...fixtures.people.headersOf(column) },
		...(payload && { payload }),
	})
	const tables = await ledger.changed()
	let written = ''
	for (const table of tables) {
		written += JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(site.db)).rows)
	}
	await ledger.restore(tables)
	const { code, fields = {} } = answer.statusCode < 400 ? {} : answer.json()
	return { status: answer.statusCode, code, fields, written }
}

const urlOf = ({ right, column }: Endpoint) => resolvePlaces(fixtures, right.path, column, 'there', encodeURIComponent)

type Path = readonly (string | number)[]

/** The values of a body with their places in it. */
function leavesOf(value: unknown, path: Path = []): [Path, unknown][] {
	if (typeof value !== 'object' || value === null) return [[path, value]]
	const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
	return [...keys].flatMap((key) => leavesOf((value as Record<string | number, unknown>)[key], [...path, key]))
}

function replace(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
	if (key === undefined) return leaf
	const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) }
	const inner = copy as Record<string | number, unknown>
	inner[key] = replace(inner[key], rest, leaf)
	return copy
}

let turn = 0
/** One or some of many, each time others: all of them are tried, but not at each place. In a full run, all at each. */
function some<Each>(all: readonly Each[], count = 1): readonly Each[] {
	if (isFull || all.length <= count) return all
	turn += count
	return Array.from({ length: count }, (_, step) => all[(turn + step) % all.length] as Each)
}

const PLAIN = 'Texto Comum 8731'
const LONG = 'x'.repeat(120_000)
const STRANGE = [
	'Cafe\u0301',
	'um\r\ndois',
	' \u200b\u00ad\u3000',
	'<b>"</script>\'<script>alert(1)</script>',
	"x' or 1=1 \u202e",
]

const TEXTS = [...TEXTS_OF_REQUESTS, ...STRANGE]

/** What a schema says of a value; a union is each of its parts. */
interface Said {
	required?: string[]
	type?: string
	const?: unknown
	minimum?: number
	maximum?: number
	pattern?: string
	maxLength?: number
	properties?: Record<string, Said>
	items?: Said
	anyOf?: Said[]
}

const partsOf = (schema: Said): Said[] => schema.anyOf?.flatMap(partsOf) ?? [schema]

/** What the schema of a body says at a place in it. */
function saidOf(schema: Said, [key, ...rest]: Path): Said[] {
	const parts = partsOf(schema)
	if (key === undefined) return parts
	const inner = parts.map(({ items, properties }) => (typeof key === 'number' ? items : properties?.[key]))
	return inner.flatMap((each) => (each ? saidOf(each, rest) : []))
}

/** Values of other types than those that may stand at a place, numbers that are too small or too large, and other words. */
function wrongValues(said: readonly Said[]): unknown[] {
	const types = new Set(said.map((each) => each.type ?? typeof each.const))
	if (said.length === 0 || types.has('undefined')) return []
	const ofTypes: [string[], unknown[]][] = [
		[['array'], [[], ['x']]],
		[['object'], [{}]],
		[['number', 'integer'], [7]],
		[['boolean'], [true]],
		[['null'], [null]],
		[['string'], ['7']],
	]
	const values = ofTypes.flatMap(([names, wrong]) => (names.some((name) => types.has(name)) ? [] : wrong))
	if (said.every((each) => each.const !== undefined || each.pattern !== undefined || each.type === 'null'))
		values.push('§')
	const [one, ...others] = said.filter(({ type }) => type !== 'null')
	if (one && others.length === 0) {
		if (one.minimum !== undefined) values.push(one.minimum - 0.01, one.minimum - 1)
		if (one.maximum !== undefined && one.maximum < Number.MAX_SAFE_INTEGER)
			values.push(one.maximum + 0.01, one.maximum + 1)
		if (one.type === 'integer') values.push(1.5)
	}
	return values
}

/** Fields whose text may be of any length: it is compared with what stands there, or is a part of a manifest. */
const OF_ANY_LENGTH = new Set(['from', 'manifest'])
/** Fields that hold something else than what was typed, or less: a user name, parts of a page, tags, names by their letters, an article. */
const OF_THEIR_OWN = new Set([
	'username',
	'order',
	'tags',
	'content',
	'englishTitle',
	'romajiTitle',
	'nativeTitle',
	'builtAt',
])

/** Endpoints whose texts are kept as they were sent, not composed: a manifest, and ids of rows. */
const AS_TYPED = new Set(['POST /api/releases/:slice/:version', 'PUT /api/account/home'])

const withBody = [...endpoints].filter(([name, { route }]) => route.body && BODIES[name])

test.each(withBody)('%s takes wrong values in no field, and keeps each text as it is', async (name, endpoint) => {
	const url = urlOf(endpoint)
	const { right, column, route } = endpoint
	const subject = right.subject ? resolvePlaces(fixtures, right.subject, column, 'there') : ''
	const body = BODIES[name]?.({ subject }) ?? {}
	const schema = route.body as Said
	const optional = Object.keys(schema.properties ?? {}).filter((key) => !(key in body))
	for (const key of schema.required ?? []) {
		const { status, fields, written } = await send(endpoint, url, replace(body, [key], undefined) as object)
		expect([key, status, Object.keys(fields), written]).toEqual([key, 400, [key], ''])
	}
	for (const [path, leaf] of [...leavesOf(body), ...optional.map((key): [Path, unknown] => [[key], undefined])]) {
		const at = path.join('.')
		const field = String(path.at(-1))
		const put = (value: unknown) => send(endpoint, url, replace(body, path, value) as object)

		for (const wrong of some(wrongValues(saidOf(schema, path)))) {
			const { status, written } = await put(wrong)
			expect([at, wrong, status, written]).toEqual([at, wrong, 400, ''])
		}
		for (const broken of some(UNSTORABLE_TEXTS)) {
			const { status, code, written } = await put(broken)
			expect([at, broken, status, code, written]).toEqual([at, broken, 400, 'request.text.invalid', ''])
		}
		const long = await put(LONG)
		if (!OF_ANY_LENGTH.has(field)) expect([at, [400, 413].includes(long.status), long.written]).toEqual([at, true, ''])

		const plain = await put(PLAIN)
		if (plain.status !== 200 || !plain.written.includes(PLAIN)) {
			if (typeof leaf !== 'string') continue
			for (const text of some(STRANGE)) expect([at, text, (await put(text)).status < 500]).toEqual([at, text, true])
			continue
		}
		if (!OF_ANY_LENGTH.has(field)) expect([at, Object.values(long.fields)]).toEqual([at, ['text.tooLong']])
		for (const text of some(TEXTS)) {
			const { status, fields, written } = await put(text)
			const kept = AS_TYPED.has(name) ? text.trim() : tidyText(text).trim()
			const isPlain = isVisibleText(kept) && [...kept].length <= 50 && !OF_THEIR_OWN.has(field)
			if (status !== 200) {
				expect([at, text, status, isPlain]).toEqual([at, text, 400, false])
				expect([at, text, Object.keys(fields).length]).toEqual([at, text, 1])
			} else if (!OF_THEIR_OWN.has(field)) {
				expect([at, text, flat(written).includes(flat(JSON.stringify(kept).slice(1, -1)))]).toEqual([at, text, true])
			}
		}
	}
})

/** Without white space: a name of one line has spaces for its line breaks. */
const flat = (text: string) => text.replace(/\\[nrtvf]|\s/g, '')

const parametersOf = (schema: Route['query']) => Object.entries((schema as Said | undefined)?.properties ?? {})

const WRONG_CURSORS = ['1~x', 'x']
/** How many of them begin a page where a cursor is a name, or is read in part. */
const LOOSE_CURSORS: Readonly<Record<string, number>> = {
	'GET /api/conversations/direct': 1,
	'GET /api/friends': 2,
	'GET /api/groups/:id/members': 1,
	'GET /api/moderation/cases': 1,
}
const CURSORS = ['x~comment.1', '99999999999999999~1', '-9~99999999999999999', `1~${'9'.repeat(40)}`, '0', '1e9']
const WORDS = TEXTS_OF_REQUESTS.filter((text) => text.length < 60)

const withQuery = [...endpoints].filter(([, { route }]) => route.query && route.method === 'GET')

test.each(withQuery)('%s takes no wrong parameter, and answers strange words', async (endpointName, endpoint) => {
	const [path = '', given = ''] = urlOf(endpoint).split('?')
	const { required = [] } = endpoint.route.query as Said
	for (const [name, said] of parametersOf(endpoint.route.query)) {
		const query = new URLSearchParams(given)
		query.delete(name)
		const ask = async (value: string) => {
			const { status, written } = await send(endpoint, `${path}?${query}&${name}=${value}`)
			expect([name, value, written]).toEqual([name, value, ''])
			return status
		}
		if (required.includes(name)) expect([name, (await send(endpoint, `${path}?${query}`)).status]).toEqual([name, 400])
		const { type, pattern, minimum, maximum, maxLength } = said
		const isFree = type === 'string' && pattern === undefined && said.const === undefined
		const refused = ['%00', '%ED%A0%80', '%ff']
		if (maxLength !== undefined) refused.push('a'.repeat(maxLength + 1))
		if (minimum !== undefined) refused.push(`${minimum - 1}`)
		if (maximum !== undefined) refused.push(`${maximum + 1}`)
		if (type === 'string') refused.push(`a&${name}=b`)
		if (type === 'integer') refused.push('two', '1e99')
		if (type !== 'integer' && !isFree) refused.push('§')
		if (isFree && /^(after|before)$/.test(name)) refused.push(...WRONG_CURSORS.slice(LOOSE_CURSORS[endpointName] ?? 0))
		for (const value of some(refused, 2)) expect([name, value, await ask(value)]).toEqual([name, value, 400])
		for (const value of isFree ? some([...CURSORS, ...WORDS]) : []) {
			expect([name, value, (await ask(encodeURIComponent(value))) < 500]).toEqual([name, value, true])
		}
	}
})

const IDS = ['0', '-1', 'x', '99999999999', '9'.repeat(30), "'or'1'='1", '%F0%9F%8E%8C']
const withParameters = [...endpoints].filter(([, { route }]) => route.params)

test.each(withParameters)('%s finds nothing by strange ids', async (name, endpoint) => {
	const { route } = endpoint
	const segments = urlOf(endpoint).split('/')
	const body = BODIES[name]?.({ subject: '' })
	for (const [parameter, { pattern, anyOf }] of parametersOf(route.params)) {
		if (parameter === 'index') continue
		const place = route.path.split('/').indexOf(`:${parameter}`)
		const ask = async (id: string) => {
			const asked = segments.map((segment, index) => (index === place ? id : segment)).join('/')
			return send(endpoint, asked, body)
		}
		for (const id of some(IDS)) {
			const { status, written } = await ask(id)
			expect([parameter, id, status < 500, written]).toEqual([parameter, id, true, ''])
			if (pattern?.startsWith('^[1-9]') && id !== '99999999999') expect([id, status]).toEqual([id, 400])
		}
		const refused = ['%00', '%ff', '%ED%A0%80', ...(pattern !== undefined || anyOf ? ['%C2%A7'] : [])]
		for (const id of some(refused)) expect([id, (await ask(id)).status]).toEqual([id, 400])
	}
})
