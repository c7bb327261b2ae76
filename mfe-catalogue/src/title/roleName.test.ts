import { readyWords, setLocale } from 'shared-i18n'
import { words } from '../words.ts'
import { roleName } from './roleName.ts'

beforeAll(async () => {
	Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({}) }) })
	await setLocale('pt')
	await readyWords(words)
})

test.each([
	['Story & Art', 'História e arte'],
	['Story', 'História'],
	['Art', 'Arte'],
	['Direção de som', 'Direção de som'],
	['Storyboard', 'Storyboard'],
])('the role %s is shown as %s', (role, shown) => {
	expect(roleName(role, words.translate)).toBe(shown)
})
