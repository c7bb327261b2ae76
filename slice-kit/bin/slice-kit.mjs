#!/usr/bin/env node
// The commands of a slice in a repository of its own; package.json names the slice. `slice-kit` alone prints them.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { register } from 'tsx/esm/api'
import { createRepository } from '../newSlice/createSlice.mjs'

const USAGE = `npx slice-kit new <name>            writes a slice into this folder
npx slice-kit dev --site <url>      shows a site with this slice from this folder (--port, 4100)
npx slice-kit build                 builds it
npx slice-kit check --site <url>    builds it, and checks it in the live shell
npx slice-kit release --site <url>  builds, checks, publishes and promotes
npx slice-kit publish | preview | promote | rollback | withdraw | stack    one part alone

The site is NIOUKA_SITE if --site is left out. Who publishes has NIOUKA_RELEASE_TOKEN, from an admin of the site.
Further options: docs/releasing.md of the site's repository.
`

const [command = '', ...args] = process.argv.slice(2)
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production'
register()
process.exitCode = await run()

async function run() {
	if (command === 'new') return make()
	if (command === 'dev') return develop()
	const { COMMANDS } = await import('federation/release/commands/options')
	if (!COMMANDS.includes(command)) return fail(USAGE)
	const { run: release } = await import('federation/release/commands/runCommand')
	const context = {
		environment: process.env,
		write: (output) => process.stdout.write(output),
		read: (file) => (file ? readFile(resolve(file), 'utf8') : text(process.stdin)),
	}
	const name = await sliceName()
	// Another build is checked as it is.
	const isAsItIs = args.some((arg) => /^--(version|folder)/.test(arg))
	const code = command === 'check' && !isAsItIs ? await release([name, 'build', ...args], context) : 0
	return code === 0 ? release([name, command, ...args], context) : code
}

async function make() {
	try {
		createRepository(process.cwd(), args[0] ?? '')
	} catch (error) {
		return fail(`${error instanceof Error ? error.message : error}\n`)
	}
	process.stdout.write('The slice is made. Next: npm install, npm test, npm run dev -- --site <url>\n')
	return 0
}

async function develop() {
	const { values } = parseArgs({ args, options: { site: { type: 'string' }, port: { type: 'string' } } })
	const { developAt } = await import('federation/dev/developAt')
	const site = values.site ?? process.env.NIOUKA_SITE ?? 'http://localhost:3000'
	// The development server throws it outside of its promise, such as a port in use.
	process.once('uncaughtException', stop)
	const address = await developAt(await sliceName(), site, Number(values.port ?? process.env.PORT ?? 4100)).catch(stop)
	process.stdout.write(`${site} with this slice from here: ${address}\n`)
	for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
	return 0
}

async function sliceName() {
	const { name } = JSON.parse(await readFile(join(process.cwd(), 'package.json'), 'utf8'))
	return name
}

function stop({ message }) {
	process.stderr.write(`${message}\n`)
	process.exit(3)
}

function fail(message) {
	process.stderr.write(message)
	return 2
}
