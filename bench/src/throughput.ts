import { ensureBuilds, givenData, times } from './options.ts'
import { progress, report } from './report.ts'
import { bareServer } from './site/bareServer.ts'
import { withDataFolder } from './site/dataFolder.ts'
import { type Burst, burst } from './site/load.ts'
import { startSite } from './site/startSite.ts'
import { spread } from './statistics.ts'

const ROUNDS = times(7, 2)
const BURST_MS = times(2000, 500)

type Headers = Readonly<Record<string, string>>
const PLAIN: Headers = { accept: '*/*', 'accept-encoding': 'identity' }
const BROTLI: Headers = { accept: '*/*', 'accept-encoding': 'br' }

/** What is asked for, and how; `known` asks whether what one has is still right. */
const ASKED: readonly [name: string, path: string, headers: Headers, known: boolean][] = [
	['/api/home', '/api/home', PLAIN, false],
	['/api/home, by brotli', '/api/home', BROTLI, false],
	['/api/home, not changed (304)', '/api/home', BROTLI, true],
	['/', '/', PLAIN, false],
	['/, by brotli', '/', BROTLI, false],
]

await ensureBuilds()
await withDataFolder(givenData, async (dataFolder) => {
	const site = await startSite({ dataFolder })
	try {
		const rows: string[][] = []
		for (const [name, path, given, isKnown] of ASKED) {
			const answer = await fetch(site.address + path, { headers: { ...PLAIN, accept: '*/*' } })
			const body = new Uint8Array(await answer.arrayBuffer())
			const tagged = await fetch(site.address + path, { headers: given })
			await tagged.arrayBuffer()
			const headers = isKnown ? { ...given, 'if-none-match': tagged.headers.get('etag') ?? '' } : given
			const bare = await bareServer(body)
			const bursts: Record<'site' | 'bare', Burst>[] = []
			try {
				const asked = { server: site, path, headers, milliseconds: BURST_MS, status: isKnown ? 304 : 200 }
				const anchor = { server: bare, path: '/', headers: PLAIN, milliseconds: BURST_MS, status: 200 }
				await burst(asked)
				await burst(anchor)
				for (let round = 0; round < ROUNDS; round += 1) {
					bursts.push({ site: await burst(asked), bare: await burst(anchor) })
				}
			} finally {
				await bare.stop()
			}
			const of = (who: 'site' | 'bare', what: keyof Burst) => bursts.map((both) => both[who][what])
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
		const head = ['what is asked', 'KB', 'a second', 'bare Fastify, same body', 'ratio', 'CPU ms each', 'CPU ms, bare']
		report(`Requests a second: median of ${ROUNDS} bursts of ${BURST_MS} ms (least to most)`, head, rows)
	} finally {
		await site.stop()
	}
})
