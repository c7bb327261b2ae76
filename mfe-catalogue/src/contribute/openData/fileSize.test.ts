import { fileSize } from './fileSize.ts'

test.each([
	[0, 'pt-BR', '0 bytes'],
	[999, 'en', '999 byte'],
	[1400, 'pt-BR', '1,4 kB'],
	[2_500_000, 'en', '2.5 MB'],
	[7_000_000_000_000, 'en', '7,000 GB'],
])('%i bytes in %s are %s', (bytes, tag, words) => {
	expect(fileSize(bytes, tag).replace(/\s/g, ' ')).toBe(words)
})
