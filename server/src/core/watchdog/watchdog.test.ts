import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs a script with a watchdog of two seconds. */
async function run(script: string): Promise<{ signal: string | null; printed: string }> {
	const code = `import { startWatchdog } from ${JSON.stringify(join(import.meta.dirname, 'watchdog.ts'))}
		startWatchdog(2)
		${script}`
	const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
		cwd: import.meta.dirname,
		env: { PATH: process.env.PATH },
		stdio: ['ignore', 'ignore', 'pipe'],
	})
	let printed = ''
	child.stderr.on('data', (text) => {
		printed += text
	})
	const [, signal] = await once(child, 'close')
	return { signal, printed }
}

test('a process whose event loop is blocked ends with a line; one that only waits goes on', async () => {
	const [hung, waiting] = await Promise.all([
		run('setTimeout(() => { for (;;); }, 500)'),
		run('await new Promise((resolve) => setTimeout(resolve, 5000))'),
	])
	expect(hung).toEqual({
		signal: 'SIGKILL',
		printed: 'niouka: the event loop was blocked for 2 s, so the process ends\n',
	})
	expect(waiting).toEqual({ signal: null, printed: '' })
})
