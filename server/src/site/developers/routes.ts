import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { API_FOR_APPS } from '../../core/http/apiForApps.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../../core/http/preparedAnswer.ts'
import { Problem } from '../../core/problem.ts'

const require = createRequire(import.meta.url)
const FOR_A_YEAR = 'public, max-age=31536000, immutable'
const FILES: Readonly<Record<string, string>> = {
	'swagger-ui.css': 'text/css; charset=utf-8',
	'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/**
 * Serves the reference of the API with its sandbox: Swagger UI over `/api/v1/openapi.json`. All of it comes from this server,
 * under the policy of the whole site.
 */
export function registerDevelopers(app: FastifyInstance): void {
	const { version }: { version: string } = JSON.parse(
		readFileSync(require.resolve('swagger-ui-dist/package.json'), 'utf8'),
	)
	const base = `/developers/assets/${version}`
	const prepared = new Map<string, Promise<PreparedAnswer>>()
	const prepare = async (file: string) => prepareAnswer(await readFile(require.resolve(`swagger-ui-dist/${file}`)))

	app.get('/developers/reference', { schema: { hide: true } }, async (_request, reply) =>
		reply
			.header('cache-control', 'public, no-cache')
			.header('x-robots-tag', 'noindex')
			.type('text/html; charset=utf-8')
			.send(page(base)),
	)

	app.get<{ Params: { file: string } }>(`${base}/:file`, { schema: { hide: true } }, async (request, reply) => {
		const { file } = request.params
		reply.header('cache-control', FOR_A_YEAR)
		if (file === 'start.js') return reply.type('text/javascript; charset=utf-8').send(START)
		const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined
		if (type === undefined) throw new Problem('request.notFound', 404)
		const answer = prepared.get(file) ?? prepare(file)
		prepared.set(file, answer)
		answer.catch(() => prepared.delete(file))
		return sendPrepared(request, reply.type(type), await answer)
	})
}

const page = (base: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Niouka</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${base}/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="${base}/swagger-ui-bundle.js"></script>
<script src="${base}/start.js"></script>
</body>
</html>
`

// The token that a reader types stays in the page. `validatorUrl` would send the document to another site.
const START = `const isDark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.toggle('dark-mode', isDark)
SwaggerUIBundle({
	url: '${API_FOR_APPS}openapi.json',
	dom_id: '#reference',
	deepLinking: true,
	tryItOutEnabled: true,
	persistAuthorization: false,
	validatorUrl: null,
})
`
