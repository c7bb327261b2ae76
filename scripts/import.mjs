// Imports catalogues into the site's database: `npm run import -- <file>…`. File paths are relative to the caller's folder.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnvironment } from './setup/environment.mjs'

readEnvironment()
const root = fileURLToPath(new URL('..', import.meta.url))
const callerFolder = process.env.INIT_CWD ?? process.cwd()
const args = process.argv.slice(2).map((arg) => (arg.startsWith('-') ? arg : resolve(callerFolder, arg)))

// The bundle starts faster and needs no development packages. Without a build, tsx runs the sources.
const built = resolve(root, 'server/dist/import.js')
const command = existsSync(built) ? [built] : ['--import', 'tsx', resolve(root, 'server/src/importer/main.ts')]

const child = spawn(process.execPath, [...command, ...args], { cwd: root, stdio: 'inherit' })
// The importer finishes its batch and prints how to resume, so this process waits for its exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
