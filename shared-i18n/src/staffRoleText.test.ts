import pt from '../locales/pt.json' with { type: 'json' }
import { interpolate } from './interpolate.ts'
import { staffRoleText } from './staffRoleText.ts'

test.each([
	['storyAndArt', 'História e arte'],
	['keyAnimation (eps 3, 5)', 'Animação-chave (eps 3, 5)'],
	['Pintura dos fundos', 'Pintura dos fundos'],
	['Direção (ep 1)', 'Direção (ep 1)'],
])('the stored role %s is shown as %s', (stored, shown) => {
	expect(staffRoleText(stored, (key, places) => interpolate(pt[key], places ?? {}, 'pt'))).toBe(shown)
})
