import { translations } from '../translations.ts'
import { seasonName } from './seasonName.ts'

beforeAll(async () => (await translations.prepare('pt'))())

test.each([
	[1, null, 'Temporada 1'],
	[1, 'Temporada 1', 'Temporada 1'],
	[2, 'Temporada 2: O Ano do Joelho', 'Temporada 2: O Ano do Joelho'],
	[1, 'Série completa', 'Série completa'],
	[0, null, 'Extras'],
])('season %i titled %j is called "%s"', (number, title, name) => {
	expect(seasonName(number, title, translations.translate)).toBe(name)
})
