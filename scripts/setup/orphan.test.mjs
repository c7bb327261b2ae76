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

/** Ends what started the child, and says what the child said to its end. */
async function saidWithoutParent(env) {
	const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT], {
		env: { PATH: process.env.PATH, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	})
	let said = ''
	parent.stdout.on('data', (text) => {
		said += text
		if (said === 'runs\n') parent.kill('SIGKILL')
	})
	await once(parent, 'close')
	return said
}

test('what npm runs ends when what npm started is gone', async () => {
	expect(await saidWithoutParent({ npm_lifecycle_event: 'start' })).toBe('runs\norphaned\n')
}, 20_000)

test('what somebody runs without npm goes on without whoever started it', async () => {
	expect(await saidWithoutParent({})).toBe('runs\nlate\n')
}, 20_000)
