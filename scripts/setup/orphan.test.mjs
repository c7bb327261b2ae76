import { spawn } from 'node:child_process'
import { once } from 'node:events'

const MODULE = new URL('./orphan.mjs', import.meta.url).href
const CHILD = `
	import { whenOrphaned } from '${MODULE}'
	whenOrphaned(() => { console.log('orphaned'); process.exit() })
	console.log('runs')
	setTimeout(() => { console.log('late'); process.exit() }, 5000)
`
const PARENT = `
	import { spawn } from 'node:child_process'
	spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(CHILD)}], { stdio: 'inherit' })
`

/** Kills the parent and returns the whole output of the child. */
async function outputAfterParentExit(env) {
	const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
		env: { PATH: process.env.PATH, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	let output = ''
	parent.stdout.on('data', (text) => {
		output += text
		if (output === 'runs\n') parent.kill('SIGKILL')
	})
	await once(parent, 'close')
	return output
}

test('a script of npm exits when its parent exits', async () => {
	expect(await outputAfterParentExit({ npm_lifecycle_event: 'start' })).toBe('runs\norphaned\n')
}, 20_000)

test('a process without npm continues when its parent exits', async () => {
	expect(await outputAfterParentExit({})).toBe('runs\nlate\n')
}, 20_000)
