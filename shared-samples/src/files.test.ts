import { readdirSync, readFileSync } from 'node:fs'
import { Clean, Errors } from 'typebox/value'
import { textsOf } from './samples.testing.ts'
import { SCHEMAS } from './schemas.ts'

const FOLDER = new URL('data/', import.meta.url)
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))

const contentOf = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))

test.each(FILES)('%s fits its schema and has no other field', (file) => {
	const [name = ''] = file.split(/[/.]/)
	const schema = Object.entries(SCHEMAS).find(([key]) => key === name)?.[1]
	if (!schema) throw new Error(`no schema has the name ${name}`)
	const content = contentOf(file)
	expect(Errors(schema, content)).toEqual([])
	expect(content).toEqual(Clean(schema, structuredClone(content)))
})

describe('the samples', () => {
	test('have all that the files say', async () => {
		const { SAMPLES } = await import('./index.ts')
		const samples = JSON.stringify(SAMPLES)
		for (const file of FILES) {
			// Shorter ones are keys, which many say, and times, which are not said in the same words.
			const texts = textsOf(contentOf(file)).filter((text) => text.length > 20)
			expect([file, texts.filter((text) => !samples.includes(JSON.stringify(text).slice(1, -1)))]).toEqual([file, []])
		}
	})

	test('are in normal form, without stray spaces', () => {
		const texts = FILES.flatMap((file) => textsOf(contentOf(file)))
		expect(texts.filter((text) => text.normalize('NFC') !== text)).toEqual([])
		expect(texts.filter((text) => text.trim() !== text || / {2}/.test(text))).toEqual([])
	})
})
