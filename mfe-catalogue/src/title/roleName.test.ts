import { loadTranslations, setLocale } from 'shared-i18n'
import { translations } from '../translations.ts'
import { roleName } from './roleName.ts'

beforeAll(async () => {
	Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({}) }) })
	await setLocale('pt')
	await loadTranslations(translations)
})

test.each([
	['Story & Art', 'História e arte'],
	['Story', 'História'],
	['Art', 'Arte'],
	['Direção de som', 'Direção de som'],
	['Storyboard', 'Storyboard'],
])('the role %s is shown as %s', (role, shown) => {
	expect(roleName(role, translations.translate)).toBe(shown)
})
