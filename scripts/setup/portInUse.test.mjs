import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

const MODULE = new URL('./portInUse.mjs', import.meta.url).href

/** Runs code in a process with `reportPortInUse`. */
function runWith(code) {
	const script = `import { createServer } from 'node:net'; import { reportPortInUse } from '${MODULE}'; reportPortInUse(); ${code}`
	return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
}

test.each([
	['as an uncaught exception', (port) => `createServer().listen(${port}, '127.0.0.1')`],
	[
		'as a rejected promise',
		(port) =>
			`await new Promise((done, fail) => createServer().once('error', fail).listen(${port}, '127.0.0.1', done))`,
	],
])('a port in use is reported with a readable message, %s', async (_case, codeFor) => {
	const other = createServer()
	await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve))
	const { port } = other.address()
	const { status, stderr } = runWith(codeFor(port))
	other.close()
	expect(status).toBe(1)
	expect(stderr).toBe(`niouka: port ${port} is taken by another process: set PORT to another\n`)
})

test('another error is printed unchanged', () => {
	const { status, stderr } = runWith('throw new TypeError("not that")')
	expect(status).toBe(1)
	expect(stderr).toContain('TypeError: not that')
})
