import { foldName } from '../../catalogue/fold.ts'
import { guessLanguage } from './guessLanguage.ts'

const beside = (romaji: readonly string[] = [], native: readonly string[] = []) => ({
	romaji: new Set(romaji.map(foldName)),
	native,
})

test.each([
	['O Guardião das Nuvens Perdidas', 'pt-BR'],
	['La historia interminable de los niños', 'es'],
	['Les Gardiens des Nuages Perdus', 'fr'],
	['The Keeper of the Lost Clouds', 'en'],
	['そらのかぜ', 'ja'],
	['空の風', 'ja'],
	['하늘의 바람', 'ko'],
	['สายลมแห่งท้องฟ้า', 'th'],
	['Мальчик, который хотел стать облаком', 'ru'],
])('%s is guessed as %s', async (name, language) => expect(await guessLanguage(name, beside())).toBe(language))

test.each([
	['Sora no Kaze no Uta', 'romanised Japanese'],
	['天空之风', 'Han characters alone'],
	['SNK', 'an abbreviation'],
	['Nuvens', 'a single word'],
	['★', 'no letter'],
])('%s, %s, stays without a language', async (name) => expect(await guessLanguage(name, beside())).toBeUndefined())

test('the romanised name itself gets no language, however Portuguese it looks', async () => {
	const name = 'O Guardião das Nuvens Perdidas'
	expect(await guessLanguage(name, beside([name.toUpperCase()]))).toBeUndefined()
})

test('Han characters are Japanese if they are part of a native name with kana', async () => {
	expect(await guessLanguage('天空戦記', beside([], ['天空戦記のうた']))).toBe('ja')
	expect(await guessLanguage('天空戦記', beside([], ['天空戰記']))).toBeUndefined()
})
