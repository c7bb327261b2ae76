import { titleTranslations } from '../title/titleTranslations.ts'
import { volumeName } from './volumeName.ts'

beforeAll(async () => (await titleTranslations.prepare('pt'))())

test.each([
	[1, null, 'Volume 1'],
	[1, 'Volume 1: Doze segundos', 'Volume 1: Doze segundos'],
	[2, 'Nevoeiro', 'Volume 2: Nevoeiro'],
	[0, null, 'Capítulos sem volume'],
])('volume %i titled %j is called "%s"', (number, title, name) => {
	expect(volumeName(number, title, titleTranslations.translate)).toBe(name)
})
