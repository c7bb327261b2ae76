import { BROADCAST } from '../fixture.testing.ts'
import { animeRow, ImportBench, mangaRow } from '../import.testing.ts'
import { recognise, UnknownFile } from './recognise.ts'

let bench: ImportBench

beforeAll(async () => {
	bench = await ImportBench.make()
})
afterAll(() => bench.remove())

const LONG = { ...BROADCAST, comment: 'x'.repeat(80_000) }

test.each([
	['adult-ids', '66\n67\n'],
	['anime', JSON.stringify(animeRow(1))],
	['anime', JSON.stringify(animeRow(1, { synopsis: 'x'.repeat(80_000) }))],
	['manga', JSON.stringify(mangaRow('A'))],
	['episodes', '{"id":1,"episodes":{}}'],
	['airing', 'anime_id,mal_id,title\n'],
	['broadcasts', JSON.stringify(BROADCAST)],
	['broadcasts-document', JSON.stringify({ siteMeta: {}, items: [LONG] }, null, 2)],
	['broadcasts-document', JSON.stringify({ items: [BROADCAST], siteMeta: {} })],
	['names', '\ufeff<?xml version="1.0"?>\n<!-- x -->\n<animetitles><anime aid="1"/></animetitles>'],
	['dubs', JSON.stringify({ _license: 'x', language: 'English', dubbed: [1] }, null, 2)],
	['dubs', '{"language":"English","partial":[],"dubbed":[1]}'],
])('a file of %s is recognised by its beginning', async (kind, text) => {
	expect(await recognise(await bench.text('file', text))).toBe(kind)
})

test.each(['', 'hello', '{"a":1}', '<html></html>'])('a file of "%s" is unknown', async (text) => {
	await expect(recognise(await bench.text('file', text))).rejects.toThrow(UnknownFile)
})
