import { readFileSync } from 'node:fs'
import { parseSettings, Settings } from './settings.ts'

test('without any setting the server runs on port 3000, keeps its data in ./data and trusts no proxy', () => {
	expect(parseSettings({})).toMatchObject({
		PORT: 3000,
		DATA_DIR: './data',
		REMOTE_PICTURES: 'false',
		LOG_LEVEL: 'info',
	})
	expect(parseSettings({}).TRUST_PROXY).toBeUndefined()
})

test('settings are parsed as numbers and booleans', () => {
	const settings = parseSettings({
		PORT: '8080',
		REMOTE_PICTURES: 'true',
		SITE_DEMO: 'false',
		SITE_URL: ' https://niouka.example ',
	})
	expect(settings).toMatchObject({
		PORT: 8080,
		REMOTE_PICTURES: 'true',
		SITE_DEMO: false,
		SITE_URL: 'https://niouka.example',
	})
})

test('an empty setting counts as unset', () => {
	expect(parseSettings({ DATABASE_URL: '', PORT: '' })).toEqual(parseSettings({}))
})

test.each([
	['PORT', 'eighty'],
	['PORT', '70000'],
	['PORT', '80.5'],
	['DATABASE_URL', 'mysql://root:hunter2@db/niouka'],
	['SITE_URL', 'niouka.example'],
	['SITE_URL', 'https://niouka.example/site'],
	['LOG_LEVEL', 'loud'],
	['REMOTE_PICTURES', 'perhaps'],
	['SESSION_DAYS', '0'],
	['GEMINI_API_KEY', 'two words'],
	['GEMINI_BASE_URL', 'localhost:8080'],
	['GEMINI_MODEL', '../../other?x'],
	['SLICE_ORIGINS', '*'],
	['SLICE_ORIGINS', 'https://partner.example/site'],
	['SLICE_ORIGINS', 'https://one.example https://two.example'],
	['SERVICE_ORIGINS', "'unsafe-inline'"],
	['SERVICE_ORIGINS', 'https://one.example; script-src *'],
	['TRUST_PROXY', 'true'],
	['TRUST_PROXY', '10.0.0.1;10.0.0.2'],
])('the error of an invalid %s has its name and its format', (name, value) => {
	expect(() => parseSettings({ [name]: value })).toThrow(`${name} must be `)
})

test('the error has no value, which may be a password', () => {
	expect(() => parseSettings({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toThrow('hunter2')
})

test('the error names every invalid setting', () => {
	expect(() => parseSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT must be .*; LOG_LEVEL must be /)
})

test('the README lists each setting once, with its default', () => {
	const rows = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').split('\n')
	for (const [name, schema] of Object.entries(Settings.properties)) {
		const naming = rows.filter((row) => row.startsWith('| `') && row.split(' | ')[0]?.includes(`\`${name}\``))
		expect([name, naming.length]).toEqual([name, 1])
		if ('default' in schema) expect(naming[0]?.split(' | ')[1]).toContain(`\`${schema.default}\``)
	}
})
