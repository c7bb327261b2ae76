import { posterIn } from './posterIn.ts'

test.each([
	['ja', '/art/poster/1.svg', '/art/poster/1.svg?hl=ja'],
	['ja', '/art/poster/1.svg?v=3', '/art/poster/1.svg?v=3&hl=ja'],
	['ja', '/uploads/1.webp', '/uploads/1.webp'],
	['ja', 'https://example.org/art/poster/1.svg', 'https://example.org/art/poster/1.svg'],
	['pt', '/art/poster/1.svg', '/art/poster/1.svg'],
] as const)('in %s the poster %s is asked for as %s', (locale, address, asked) => {
	expect(posterIn(locale, address)).toBe(asked)
})
