import { pathInHash } from './hashPath.ts'

test.each([
	['#/anime/1', '/anime/1'],
	['#/explore?q=frieren&page=2', '/explore?q=frieren&page=2'],
	['#/', '/'],
	['', undefined],
	['#main', undefined],
	['#//other.site/x', undefined],
	['#/\\other.site', undefined],
])('the address %s stands for %s', (hash, path) => {
	expect(pathInHash(hash)).toBe(path)
})
