// `npm run workbench`: builds the workbench and serves it. PORT is honoured (4000).
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, extname, join } from 'node:path'
import { ensureDependencies } from './setup/dependencies.mjs'
import { must, ROOT, say } from './setup/run.mjs'

const TYPES = {
	'.css': 'text/css',
	'.html': 'text/html',
	'.js': 'text/javascript',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
}
const PORT = Number(process.env.PORT ?? 4000)
const BUILD = join(ROOT, 'workbench', 'dist')

await ensureDependencies()
await must('the build', process.execPath, ['scripts/build.mjs', 'workbench'])

// All files lie in one folder; every other address is the workbench's own page.
createServer((request, response) => {
	const { pathname } = new URL(request.url ?? '/', 'http://localhost')
	const file = join(BUILD, basename(pathname))
	const served = extname(file) !== '' && existsSync(file) ? file : join(BUILD, 'index.html')
	response.writeHead(200, {
		'content-type': TYPES[extname(served)] ?? 'application/octet-stream',
		'cache-control': 'no-cache',
	})
	createReadStream(served).pipe(response)
}).listen(PORT, '127.0.0.1', () => say(`the workbench stands on http://localhost:${PORT}`))
