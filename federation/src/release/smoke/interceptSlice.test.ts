import { isNewlyOwned, replaceRegistry, withSlice } from './interceptSlice.ts'

const slice = (version: string) => ({
	name: 'mfe-one',
	version,
	base: `/r/mfe-one/${version}/`,
	entry: 'entry.js',
	manifest: 'mf-manifest.json',
	owns: ['/'],
	exposes: {},
})
const registry = { revision: '1', slices: [slice('1'), { ...slice('1'), name: 'mfe-two' }] }
const page = `<html><link rel="preload" as="script" href="/s/main.js"><link rel="preload" as="script" href="/r/mfe-one/1/entry.js" integrity="sha384-x" crossorigin="anonymous"><script type="application/json" id="niouka-registry">${JSON.stringify(registry)}</script><script>1</script></html>`

test('the intercepted page names the tested version and preloads nothing of the live one', () => {
	const changed = replaceRegistry(page, (known) => withSlice(known, { ...slice('2'), owns: ['/</script>'] }))
	const [, json = ''] = /id="niouka-registry">(.*?)<\/script>/.exec(changed) ?? []
	expect(
		JSON.parse(json).slices.map((each: { name: string; version: string }) => `${each.name} ${each.version}`),
	).toEqual(['mfe-two 1', 'mfe-one 2'])
	expect(changed).not.toContain('/r/mfe-one/1/entry.js')
	expect(changed).toContain('/s/main.js')
})

test('a path that only the tested version owns is newly owned', () => {
	const changed = replaceRegistry(page, (known) => withSlice(known, { ...slice('2'), owns: ['/', '/partner'] }))
	expect(isNewlyOwned(page, changed, '/partner')).toBe(true)
	expect(isNewlyOwned(page, changed, '/')).toBe(false)
	expect(isNewlyOwned(page, changed, '/unowned')).toBe(false)
})
