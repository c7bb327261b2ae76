import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Schema } from '../core/database/schema.ts'
import { importFiles } from './importFiles.ts'
import type { Run } from './mapping.ts'
import { Report } from './report.ts'

/** A folder for the files of a test, and what reads them. */
export class ImportBench {
	readonly #folder: string
	#runs = 0

	private constructor(folder: string) {
		this.#folder = folder
	}

	static async make(): Promise<ImportBench> {
		return new ImportBench(await mkdtemp(join(tmpdir(), 'niouka-import-')))
	}

	remove(): Promise<void> {
		return rm(this.#folder, { recursive: true, force: true })
	}

	/** Writes a file of a JSON object a line, packed where its name says so. */
	async lines(name: string, rows: readonly unknown[]): Promise<string> {
		return this.text(name, rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'))
	}

	async text(name: string, text: string): Promise<string> {
		const path = join(this.#folder, name)
		await writeFile(path, name.endsWith('.gz') ? gzipSync(text) : text)
		return path
	}

	/** Imports files and returns the report and every finding in it. */
	async run(
		db: Kysely<Schema>,
		files: readonly string[],
		options: Partial<Run> & { replaceSamples?: boolean; withShipped?: boolean } = {},
	) {
		this.#runs += 1
		const path = join(this.#folder, `report-${this.#runs}.jsonl`)
		const report = new Report(path)
		const { replaceSamples = false, withShipped = false, ...others } = options
		const run: Run = { db, report, now: new Date('2026-04-01T12:00:00Z'), progress: () => {}, ...others }
		await importFiles(run, { files, replaceSamples, withShipped })
		const text = await readFile(path, 'utf8').catch(() => '')
		const findings = text.split('\n').filter(Boolean)
		return { report, findings: findings.map((line) => JSON.parse(line)) }
	}
}

/** A row of the anime catalogue with what a test says of it. */
export function animeRow(id: number, given: Record<string, unknown> = {}) {
	return {
		id,
		idMal: id,
		mappings: { mal: id, anilist: id + 1000, kitsu: null, traktType: 'shows' },
		title: { romaji: `Sora no Kaze ${id}`, english: null, native: null, synonyms: [] },
		type: 'TV',
		source: 'Original',
		status: 'Finished Airing',
		episodeCount: 12,
		episodeLength: 24,
		aired: { from: '2020-04-01T00:00:00+00:00', to: '2020-06-20' },
		season: 'spring',
		year: 2020,
		broadcast: { day: null, time: null, timezone: null },
		nextAiringEpisode: null,
		rating: 'PG-13 - Teens 13 or older',
		score: { malScore: 7.5, anilistScore: 7.4, kitsuRating: null },
		genres: ['Action', 'Shounen'],
		studios: ['Studio Maré'],
		producers: [],
		images: { poster: 'https://example.org/p.jpg', banner: null, color: '#F16B50' },
		synopsis: 'A story.',
		sequence: [],
		...given,
	}
}

export function mangaRow(title: string, given: Record<string, unknown> = {}) {
	return {
		malId: null,
		title,
		score: 8,
		votes: 1000,
		members: 5000,
		type: 'Manga',
		volumes: null,
		chapters: null,
		status: 'Publishing',
		published: { raw: '', from: '2019', to: null },
		genres: ['Drama'],
		themes: [],
		demographic: null,
		serialization: null,
		authors: null,
		image: null,
		altTitles: [],
		adult: false,
		...given,
	}
}
