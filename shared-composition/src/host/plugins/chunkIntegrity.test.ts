import { pageLog } from '../../eventLog.ts'
import { host, publish, slice, startNetwork } from './page.testing.ts'

beforeEach(startNetwork)

function scriptOf(address: string) {
	const script = document.createElement('script')
	script.src = address
	return script
}

const held = (name: string) =>
	slice(name, '1.0.0', { integrity: { 'routes.js': 'sha384-routes', 'integrity.json': 'sha384-table' } })

test('a chunk in the registry is requested with its hash, also by a retry', async () => {
	await publish(held('mfe-one'))
	host()
	await pageLog().chunks?.ready('mfe-one', 'routes.js')
	for (const query of ['', '?attempt=2']) {
		const script = scriptOf(`/r/mfe-one/1.0.0/routes.js${query}`)
		pageLog().chunks?.protect('mfe-one', script)
		expect([script.integrity, script.crossOrigin]).toEqual(['sha384-routes', 'anonymous'])
	}
})

test('any other chunk waits for the table of its build; an unlisted one gets a hash that never matches', async () => {
	await publish(held('mfe-two'))
	host()
	Object.assign(globalThis, { fetch: async () => Response.json({ 'dialog.js': 'sha384-dialog' }) })
	await pageLog().chunks?.ready('mfe-two', 'dialog.js')
	const script = scriptOf('/r/mfe-two/1.0.0/dialog.js')
	pageLog().chunks?.protect('mfe-two', script)
	expect(script.integrity).toBe('sha384-dialog')
	await pageLog().chunks?.ready('mfe-two', 'planted.js')
	const planted = scriptOf('/r/mfe-two/1.0.0/planted.js')
	pageLog().chunks?.protect('mfe-two', planted)
	expect(planted.integrity).toMatch(/^sha384-A{64}$/)
})

test('scripts of other origins and builds without hashes stay unchanged', async () => {
	await publish(held('mfe-three'), slice('mfe-plain', '1.0.0'))
	host()
	const elsewhere = scriptOf('/s/routes.js')
	pageLog().chunks?.protect('mfe-three', elsewhere)
	await pageLog().chunks?.ready('mfe-plain', 'routes.js')
	const plain = scriptOf('/r/mfe-plain/1.0.0/routes.js')
	pageLog().chunks?.protect('mfe-plain', plain)
	expect([elsewhere, plain].map((script) => script.hasAttribute('integrity'))).toEqual([false, false])
})
