import { ensureBuilds, repetitions, sourceDataFolder } from './options.ts'
import { progress, report } from './report.ts'
import { bareServer } from './site/bareServer.ts'
import { type Burst, burst } from './site/burst.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { startSite } from './site/startSite.ts'
import { spread } from './statistics.ts'

const ROUNDS = repetitions(7, 2)
const BURST_MS = repetitions(2000, 500)

type Headers = Readonly<Record<string, string>>
const PLAIN: Headers = { accept: '*/*', 'accept-encoding': 'identity' }
const BROTLI: Headers = { accept: '*/*', 'accept-encoding': 'br' }

/** The measured requests; `isConditional` sends `If-None-Match`. */
const REQUESTS: readonly [name: string, path: string, headers: Headers, isConditional: boolean][] = [
	['/api/home', '/api/home', PLAIN, false],
	['/api/home, by brotli', '/api/home', BROTLI, false],
	['/api/home, not changed (304)', '/api/home', BROTLI, true],
	['/', '/', PLAIN, false],
	['/, by brotli', '/', BROTLI, false],
]

await ensureBuilds()
await withDataFolder(sourceDataFolder, async (dataFolder) => {
	const site = await startSite({ dataFolder })
	try {
		const rows: string[][] = []
		for (const [name, path, requestHeaders, isConditional] of REQUESTS) {
			const response = await fetch(site.address + path, { headers: { ...PLAIN, accept: '*/*' } })
			const body = new Uint8Array(await response.arrayBuffer())
			const tagged = await fetch(site.address + path, { headers: requestHeaders })
			await tagged.arrayBuffer()
			const headers = isConditional
				? { ...requestHeaders, 'if-none-match': tagged.headers.get('etag') ?? '' }
				: requestHeaders
			const bare = await bareServer(body)
			const bursts: Record<'site' | 'bare', Burst>[] = []
			try {
				const siteOptions = {
					servers: [site],
					paths: [path],
					headers,
					milliseconds: BURST_MS,
					status: isConditional ? 304 : 200,
				}
				const bareOptions = { servers: [bare], paths: ['/'], headers: PLAIN, milliseconds: BURST_MS, status: 200 }
				await burst(siteOptions)
				await burst(bareOptions)
				for (let round = 0; round < ROUNDS; round += 1) {
					bursts.push({ site: await burst(siteOptions), bare: await burst(bareOptions) })
				}
			} finally {
				await bare.stop()
			}
			const of = (server: 'site' | 'bare', metric: keyof Burst) => bursts.map((both) => both[server][metric])
			rows.push([
				name,
				(body.length / 1000).toFixed(1),
				spread(of('site', 'perSecond'), 0),
				spread(of('bare', 'perSecond'), 0),
				spread(bursts.map(({ site, bare }) => site.perSecond / bare.perSecond)),
				spread(of('site', 'cpuMs')),
				spread(of('bare', 'cpuMs')),
			])
			progress(name)
		}
		const columns = [
			'request',
			'KB',
			'per second',
			'bare Fastify, same body',
			'ratio',
			'CPU ms per request',
			'CPU ms, bare',
		]
		report(`Requests per second: median of ${ROUNDS} bursts of ${BURST_MS} ms (min to max)`, columns, rows)
	} finally {
		await site.stop()
	}
})
