import { canonicalPath } from './canonicalPath.ts'
import type { Registry } from './registry.ts'

const OWNED = [
	'/',
	'/anime',
	'/explore',
	'/season',
	'/dashboard',
	'/settings',
	'/lists',
	'/profile',
	'/compare',
	'/tag',
]
const registry = {
	revision: '1',
	slices: [{ owns: [...OWNED, '/messages', '/authorize', '/appeals', '/market', '/Shop'] }],
} as unknown as Registry

test.each([
	['/ANIME/1', '/anime/1'],
	['/Explore', '/explore'],
	['/Explore/', '/explore/'],
	['/season/2026/FALL', '/season/2026/fall'],
	['/SEASON/2026/Fall', '/season/2026/fall'],
	['/dashboard/Missing', '/dashboard/missing'],
	['/Settings/APPS', '/settings/apps'],
	['/lists/IMPORT', '/lists/import'],
	['/Profile/Ana.Dias/Statistics', '/profile/Ana.Dias/statistics'],
	['/COMPARE/Ana/joao.Silva', '/compare/Ana/joao.Silva'],
	['/TAG/Slice%20of%20Life', '/tag/Slice%20of%20Life'],
	['/Messages/JOIN/aBcD', '/messages/join/aBcD'],
	['/Authorize/aBcD', '/authorize/aBcD'],
	['/APPEALS/Comment/aB', '/appeals/comment/aB'],
	['/Market/Item/aB', '/market/Item/aB'],
])('%s is the address %s', (path, canonical) => {
	expect(canonicalPath(registry, path)).toBe(canonical)
})

test.each([
	'/',
	'/anime/1',
	'/profile/Ana',
	'/tag/Drama',
	'/Nothing/Here',
	'/Shop/A',
	'/__proto__/A',
	'/CONSTRUCTOR/A',
])('%s stays as it is', (path) => {
	expect(canonicalPath(registry, path)).toBe(path)
})
