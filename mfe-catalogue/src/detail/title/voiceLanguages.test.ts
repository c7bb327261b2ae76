import type { CastMember } from 'shared-contract'
import { firstVoiceLanguage, voiceLanguages, voicesIn } from './voiceLanguages.ts'

const credit = (name: string) => ({ name, nativeName: null, imageUrl: null })

function part(...voices: [language: string, name: string][]): CastMember {
	return {
		character: credit('Teru'),
		voiceActor: null,
		voices: voices.map(([language, name]) => ({ language, person: credit(name) })),
	}
}

test('the languages with the most voices come first', () => {
	expect(voiceLanguages([part(['en', 'A'], ['ja', 'B']), part(['ja', 'C']), part()])).toEqual(['ja', 'en'])
	expect(voiceLanguages([part()])).toEqual([])
})

test.each([
	["the reader's language", ['ja', 'en', 'pt-BR'], 'pt-BR'],
	['Japanese without it', ['en', 'ja'], 'ja'],
	['the first without both', ['ko', 'en'], 'ko'],
	['none without voices', [], undefined],
])('%s is shown first', (_, languages, first) => {
	expect(firstVoiceLanguage(languages, 'pt')).toBe(first)
})

test('all voices of a language speak a character', () => {
	const both = part(['pt-BR', 'Ana'], ['ja', 'Aoi'], ['pt-BR', 'Bia'])
	expect(voicesIn(both, 'pt-BR').map(({ name }) => name)).toEqual(['Ana', 'Bia'])
	expect(voicesIn(both, 'en')).toEqual([])
	expect(voicesIn(both, undefined)).toEqual([])
})
