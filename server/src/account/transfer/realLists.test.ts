import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { insertRows } from '../../core/database/insertRows.ts'
import { testSite } from '../../testing/site.testing.ts'
import { readList } from './reading/readList.ts'
import { transferBench } from './transfer.testing.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../../shared/data/lists')
const FILES = [
	['mal-anime-577.xml', 577, 'anime', 'mal'],
	['mal-manga-39.xml', 39, 'manga', 'mal-manga'],
] as const

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = transferBench(site)

if (!existsSync(FOLDER)) {
	test('real lists are not on this machine', () => {
		process.stderr.write(`no lists in ${FOLDER}: what they would show is not tested here\n`)
		expect(existsSync(FOLDER)).toBe(false)
	})
} else {
	test.each(FILES)('%s: all %i rows are accounted for, taken in, and taken back', async (name, count, kind, idSite) => {
		const bia = await bench.newMember()
		const bytes = readFileSync(resolve(FOLDER, name))
		const list = await readList(bytes, undefined)
		expect(list.rows).toHaveLength(count)
		// Every second title is in the catalogue.
		const known = list.rows.filter((_row, at) => at % 2 === 0)
		const format = kind === 'anime' ? 'TV' : 'Manga'
		await insertRows(
			site.db,
			'title',
			known.map((row, at) => ({
				id: at + 1,
				kind,
				format,
				status: 'completed',
				title: row.name,
				sort_title: row.name,
			})),
		)
		await insertRows(
			site.db,
			'external_id',
			known.map((row, at) => ({ site: idSite, id: row.id, title_id: at + 1 })),
		)
		const found = await bench.checked(bia, gzipSync(bytes))
		expect(found.counts).toEqual({
			created: known.length,
			changed: 0,
			unchanged: 0,
			refused: count - known.length,
		})
		await bench.apply(bia, found.id)
		const { entries } = await bench.lists(bia.id)
		expect(entries).toHaveLength(known.length)
		await bench.expectLogToAgree()
		await bench.expectVotesToAgree()
		expect((await bench.checked(bia, bytes, 'existing=overwrite')).counts.unchanged).toBe(known.length)
		await bench.undo(bia, found.id)
		expect(await bench.lists(bia.id)).toEqual({ entries: [], log: [], votes: [], own: [] })
		await bench.expectVotesToAgree()
	})
}
