// `npm start`: sets everything up, then serves the site. PORT and DATA_DIR are honoured.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies } from './setup/dependencies.mjs'
import { readEnvironment } from './setup/environment.mjs'
import { whenOrphaned } from './setup/orphan.mjs'
import { must, ROOT, say } from './setup/run.mjs'

readEnvironment()
await ensureDependencies()
await must('the build', process.execPath, ['scripts/build.mjs'])

say(`starting the site on http://localhost:${process.env.PORT || 3000}…`)
const server = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'server/dist/main.js')], {
	cwd: ROOT,
	stdio: 'inherit',
	env: { NODE_ENV: 'production', ...process.env },
})
// The server finishes its requests before it goes; this process only passes the wish on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
whenOrphaned(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
