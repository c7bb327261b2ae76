import { localizedPosterUrl } from './artwork.ts'

test.each([
	['ja', '/art/poster/1.svg', '/art/poster/1.svg?hl=ja'],
	['ja', '/art/poster/1.svg?v=3', '/art/poster/1.svg?v=3&hl=ja'],
	['ja', '/uploads/1.webp', '/uploads/1.webp'],
	['ja', 'https://example.org/art/poster/1.svg', 'https://example.org/art/poster/1.svg'],
	['pt', '/art/poster/1.svg', '/art/poster/1.svg'],
] as const)('in %s the URL of poster %s is %s', (locale, url, expected) => {
	expect(localizedPosterUrl(locale, url)).toBe(expected)
})
