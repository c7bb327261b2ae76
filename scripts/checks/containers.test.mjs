import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SLICES as slices } from '../../federation/src/slices.mjs'
import { ROOT } from '../setup/run.mjs'

const read = (path) => readFileSync(join(ROOT, path), 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const guide = read('docs/hosting.md')

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found)
/** The value of the first line `name: value` of a file. */
const lineOf = (text, name) => new RegExp(`^\\s*-?\\s*${name}:? ([^\\s#]+)`, 'm').exec(text)?.[1]
const seconds = (text, name) => Number.parseInt(lineOf(text, name) ?? '', 10)

/** What the build gives the last stage. */
const copied = (/cp -r --parents ([^&]*) \/site\n/.exec(dockerfile)?.[1] ?? '')
	.split(/[\s\\]+/)
	.flatMap((path) => (path.startsWith('mfe-*/') ? slices.map((slice) => path.replace('mfe-*', slice)) : [path]))
/** What the server reads of its own folder: `join(repository, …)` of its sources, and the build of each slice. */
const sources = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts') && !/\.test(ing)?\.ts$/.test(file))
	.map((file) => read(join('server/src', file)))
const needed = [
	'server/dist',
	...slices.map((name) => `${name}/dist`),
	...sources.flatMap((text) =>
		all(text, /\bjoin\(repository, ('[^)]*')\)/g).map((parts) => parts.replaceAll("'", '').replaceAll(', ', '/')),
	),
]

test('the image holds what the server reads', () => {
	expect(needed).toContain('shell/locales')
	expect(copied.toSorted()).toEqual(needed.toSorted())
	// The server finds its folder by this file (repositoryFolder.ts), and its packages by the manifests.
	expect(dockerfile).toMatch(/^RUN .*cp --parents package\.json package-lock\.json .*\*\/package\.json \/manifests$/m)
	expect(dockerfile).toMatch(/^COPY --from=dependencies \/app \.\/\nCOPY --from=build \/site \.\/$/m)
})

test('what the image copies exists, or a build makes it', () => {
	const isMade = (path) => path.endsWith('/dist') && existsSync(join(ROOT, path, '../rspack.config.ts'))
	expect(copied.filter((path) => !isMade(path) && !existsSync(join(ROOT, path)))).toEqual([])
	const ignored = read('.dockerignore').split('\n')
	expect(ignored).toEqual(expect.arrayContaining(['.env', '**/node_modules', '**/dist', '/data']))
})

test('each variable of the site in compose.yaml is a setting of the server', () => {
	const site = /^x-site:[\s\S]*?^ {2}environment:\n((?: {4}.*\n)+)/m.exec(compose)?.[1] ?? ''
	const names = all(site, /^ {4}([A-Z0-9_]+):/gm)
	expect(names).toContain('DATABASE_URL')
	const settings = all(read('.env.example'), /^# ([A-Z0-9_]+)=/gm)
	expect(names.filter((name) => !settings.includes(name))).toEqual([])
})

test('the guide sets each variable that compose.yaml demands', () => {
	const demanded = new Set(all(compose, /\$\{([A-Z0-9_]+):\?/g))
	expect(demanded).toContain('SITE_HOST')
	expect([...demanded].filter((name) => !new RegExp(`^ *${name}=`, 'm').test(guide))).toEqual([])
})

test('the proxy notices a process that ends, and the process has the time to end', () => {
	const caddy = read('docs/hosting/Caddyfile')
	const drain = seconds(compose, 'DRAIN_SECONDS')
	expect(drain).toBeGreaterThan(seconds(caddy, 'health_interval') + seconds(caddy, 'health_timeout'))
	expect(seconds(compose, 'stop_grace_period')).toBeGreaterThan(drain + seconds(compose, 'SHUTDOWN_SECONDS') + 2)
	expect(lineOf(compose, 'TRUST_PROXY')).toBe(lineOf(compose, 'subnet'))
})
