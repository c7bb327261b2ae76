import { lengthText } from './length.ts'

test.each([
	['TV', 25, 24, 'pt-BR', '25 ep × 24 min'],
	['TV', 25, 24, 'ja', '25 ep × 24分'],
	['Movie', 1, 118, 'pt-BR', '1 h 58 min'],
	['Movie', 1, 118, 'en', '1 hr 58 min'],
	['Movie', 1, 118, 'ja', '1時間 58分'],
	['Movie', 1, 120, 'ja', '2時間'],
	['OVA', null, null, 'pt-BR', undefined],
])('%s of %p episodes of %p minutes in %s', (format, episodeCount, minutes, tag, text) => {
	expect(lengthText({ format, episodeCount, minutes }, (count) => `${count} ep`, tag)).toBe(text)
})
