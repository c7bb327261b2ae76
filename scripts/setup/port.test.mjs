import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

const MODULE = new URL('./port.mjs', import.meta.url).href

/** Runs code in a process that tells of taken ports. */
function runWith(code) {
	const script = `import { createServer } from 'node:net'; import { tellTakenPort } from '${MODULE}'; tellTakenPort(); ${code}`
	return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
}

test.each([
	['where nobody catches it', (port) => `createServer().listen(${port}, '127.0.0.1')`],
	[
		'where a promise is awaited',
		(port) =>
			`await new Promise((done, fail) => createServer().once('error', fail).listen(${port}, '127.0.0.1', done))`,
	],
])('a port that is taken is told in words, %s', async (_where, codeFor) => {
	const other = createServer()
	await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve))
	const { port } = other.address()
	const { status, stderr } = runWith(codeFor(port))
	other.close()
	expect(status).toBe(1)
	expect(stderr).toBe(`niouka: port ${port} is taken by another process: set PORT to another\n`)
})

test('another error is told as it is', () => {
	const { status, stderr } = runWith('throw new TypeError("not that")')
	expect(status).toBe(1)
	expect(stderr).toContain('TypeError: not that')
})
