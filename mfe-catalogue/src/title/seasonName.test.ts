import { volumeName } from '../manga/volumeName.ts'
import { words } from '../words.ts'
import { seasonName } from './seasonName.ts'

beforeAll(async () => (await words.prepare('pt'))())

test.each([
	[1, null, 'Temporada 1'],
	[1, 'Temporada 1', 'Temporada 1'],
	[2, 'Temporada 2: O Ano do Joelho', 'Temporada 2: O Ano do Joelho'],
	[1, 'Série completa', 'Série completa'],
	[0, null, 'Extras'],
])('season %i titled %j is called "%s"', (number, title, name) => {
	expect(seasonName(number, title, words.translate)).toBe(name)
})

test.each([
	[1, null, 'Volume 1'],
	[1, 'Volume 1: Doze segundos', 'Volume 1: Doze segundos'],
	[2, 'Nevoeiro', 'Volume 2: Nevoeiro'],
	[0, null, 'Capítulos sem volume'],
])('volume %i titled %j is called "%s"', (number, title, name) => {
	expect(volumeName(number, title, words.translate)).toBe(name)
})
