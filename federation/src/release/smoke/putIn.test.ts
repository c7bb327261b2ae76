import { changePage, isTakenUp, withSlice } from './putIn.ts'

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

test('the page of a trial names the other version, and preloads nothing of the old one', () => {
	const changed = changePage(page, (known) => withSlice(known, { ...slice('2'), owns: ['/</script>'] }))
	const [, json = ''] = /id="niouka-registry">(.*?)<\/script>/.exec(changed) ?? []
	expect(
		JSON.parse(json).slices.map((each: { name: string; version: string }) => `${each.name} ${each.version}`),
	).toEqual(['mfe-two 1', 'mfe-one 2'])
	expect(changed).not.toContain('/r/mfe-one/1/entry.js')
	expect(changed).toContain('/s/main.js')
})

test('a path that only the version of the trial owns is a page by then', () => {
	const changed = changePage(page, (known) => withSlice(known, { ...slice('2'), owns: ['/', '/partner'] }))
	expect(isTakenUp(page, changed, '/partner')).toBe(true)
	expect(isTakenUp(page, changed, '/')).toBe(false)
	expect(isTakenUp(page, changed, '/nobody')).toBe(false)
})
