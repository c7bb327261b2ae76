import { seasonName } from './seasonName.ts'
import { titleTranslations } from './titleTranslations.ts'

beforeAll(async () => (await titleTranslations.prepare('pt'))())

test.each([
	[1, null, 'Temporada 1'],
	[1, 'Temporada 1', 'Temporada 1'],
	[2, 'Temporada 2: O Ano do Joelho', 'Temporada 2: O Ano do Joelho'],
	[1, 'Série completa', 'Série completa'],
	[0, null, 'Extras'],
])('season %i titled %j is called "%s"', (number, title, name) => {
	expect(seasonName(number, title, titleTranslations.translate)).toBe(name)
})
