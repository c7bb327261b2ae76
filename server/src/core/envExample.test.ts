import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { envExample } from './envExample.ts'
import { parseSettings, Settings } from './settings.ts'

test('.env.example is what npm run env-example writes', () => {
	expect(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')).toBe(envExample())
})

test('each setting has a purpose and a format', () => {
	for (const [name, schema] of Object.entries(Settings.properties)) {
		expect([name, schema]).toEqual([
			name,
			expect.objectContaining({ title: expect.any(String), description: expect.any(String) }),
		])
	}
})

test('with every setting uncommented the server runs with its defaults', () => {
	const uncommented = envExample().replace(/^# (?=[A-Z0-9_]+=)/gm, '')
	const environment = parseEnv(uncommented)
	expect(Object.keys(environment).sort()).toEqual(Object.keys(Settings.properties).sort())
	expect(parseSettings({ ...environment })).toEqual(parseSettings({}))
})
