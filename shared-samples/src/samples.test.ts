import { SAMPLES } from './index.ts'
import { textsOf } from './samples.testing.ts'

test('every text is in normal form, without stray spaces', () => {
	const texts = textsOf(SAMPLES)
	expect(texts.filter((text) => text.normalize('NFC') !== text)).toEqual([])
	expect(texts.filter((text) => text.trim() !== text || / {2}/.test(text))).toEqual([])
})
