// `npm start`: installs, builds and serves the site. Settings: PORT, DATA_DIR.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies } from './setup/dependencies.mjs'
import { readEnvironment } from './setup/environment.mjs'
import { whenOrphaned } from './setup/orphan.mjs'
import { log, ROOT, runOrExit } from './setup/run.mjs'

readEnvironment()
await ensureDependencies()
await runOrExit('the build', process.execPath, ['scripts/build.mjs'])

log(`starting the site on http://localhost:${process.env.PORT || 3000}…`)
const server = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'server/dist/main.js')], {
	cwd: ROOT,
	stdio: 'inherit',
	env: { NODE_ENV: 'production', ...process.env },
})
// Forwards signals; the server finishes its requests before it exits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
whenOrphaned(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
