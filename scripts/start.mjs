// `npm start`: installs, builds and serves the site. Settings: PORT, DATA_DIR.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies } from './setup/dependencies.mjs'
import { readEnvironment } from './setup/environment.mjs'
import { whenOrphaned } from './setup/orphan.mjs'
import { log, ROOT, runOrExit } from './setup/run.mjs'

// With MALLOC_ARENA_MAX, the memory of a small site is half of what it takes by the defaults of Node and glibc (decision 0098).
const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=4']

readEnvironment()
await ensureDependencies()
await runOrExit('the build', process.execPath, ['scripts/build.mjs'])

log(`starting the site on http://localhost:${process.env.PORT || 3000}…`)
const server = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, 'server/dist/main.js')], {
	cwd: ROOT,
	stdio: 'inherit',
	env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...process.env },
})
// Forwards signals; the server finishes its requests before it exits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
whenOrphaned(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
