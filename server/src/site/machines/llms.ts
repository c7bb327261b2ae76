import type { FastifyInstance } from 'fastify'
import { CALENDAR_FILE, DUMP_SCHEMA_PATH, NEWS_FEED, RELEASES_FEED } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { originCacheControl, siteOrigin } from '../../core/http/origin.ts'
import { pluginsOn } from '../../plugins/index.ts'

/** `/llms.txt`: what the site is, and which addresses are made for machines (llmstxt.org). */
export function registerLlms(app: FastifyInstance, { settings }: AppContext): void {
	const plugins = new Set(pluginsOn(settings).map(({ name }) => name))
	app.get('/llms.txt', { schema: { hide: true } }, async (request, reply) =>
		reply
			.header('cache-control', originCacheControl('public, max-age=86400', settings))
			.type('text/plain; charset=utf-8')
			.send(describeSite(siteOrigin(request, settings), plugins)),
	)
}

function describeSite(origin: string, plugins: ReadonlySet<string>): string {
	const hasDumps = plugins.has('openDump')
	return `# Niouka

> A community site for anime and manga in Portuguese, English and Japanese: a catalogue that its members write, with lists,
> reviews, a release calendar and news.

Each page has one address for three languages; \`?hl=pt\`, \`?hl=en\` and \`?hl=ja\` choose one. Please read ${hasDumps ? 'dumps and ' : ''}feeds rather
than page after page.
${
	hasDumps
		? `
## Open data

- [Dumps of the catalogue](${origin}/data): made each night as NDJSON and SQLite; each row names its source and licence
- [List of the dumps](${origin}/api/dumps): files with sizes, hashes and numbers of rows, as JSON
- [Schema of the dumps](${origin}${DUMP_SCHEMA_PATH}): JSON Schema of the records and SQL of the tables
`
		: ''
}
## Feeds

- [News](${origin}${NEWS_FEED}): Atom, whole articles
- [Releases](${origin}${RELEASES_FEED}): Atom, the last seven days
- [Calendar](${origin}${CALENDAR_FILE}): iCalendar, the coming releases
- One title: \`${origin}/feeds/titles/{id}.xml\`
- A public profile: \`${origin}/feeds/members/{name}.xml\`
- A public list: \`${origin}/feeds/lists/{id}.xml\`

## Interfaces

- [API for apps](${origin}/api/v1/openapi.json): OpenAPI 3.1; [how to begin](${origin}/developers)
${plugins.has('mcp') ? `- MCP: \`${origin}/mcp\`, the catalogue and, with a token, a member's list\n` : ''}- oEmbed: \`${origin}/api/oembed?url={address of a title}\`
- [Search](${origin}/opensearch.xml): OpenSearch description
- [Map of the site](${origin}/sitemap.xml)

## Rights

- [Terms](${origin}/terms): what members write is theirs; facts that they add to the catalogue are CC0 1.0
${hasDumps ? `- Licences of the dumps stand in each row and at [/data](${origin}/data)\n` : ''}`
}
