import { CatalogueIndex } from 'server/src/catalogue/catalogueIndex.ts'
import { searchCatalogue } from 'server/src/catalogue/searchCatalogue.ts'
import type { Database } from 'server/src/core/database/schema.ts'
import { OWN_PICTURES } from 'server/src/core/remotePicture/pictures.ts'
import { withImportedDatabase } from './importedDatabase.ts'
import { percentile, table } from './statistics.ts'

/** A typed query and the name that must be among the first three of its group. */
type NameQuery = readonly [typed: string, name: string]

const PEOPLE: readonly NameQuery[] = [
	['Miyazaki', 'Hayao Miyazaki'],
	['hayao miyazaki', 'Hayao Miyazaki'],
	['Miyasaki Hayao', 'Hayao Miyazaki'],
	['Shinkai', 'Makoto Shinkai'],
	['makoto shinkay', 'Makoto Shinkai'],
	['Urasawa', 'Naoki Urasawa'],
	['naoki urasava', 'Naoki Urasawa'],
	['CLAMP', 'CLAMP'],
	['Eiichiro Oda', 'Eiichiro Oda'],
	['oda eiichiro', 'Eiichiro Oda'],
	['eichiro oda', 'Eiichiro Oda'],
	['Toriyama', 'Akira Toriyama'],
	['akira toryama', 'Akira Toriyama'],
	['Kishimoto', 'Masashi Kishimoto'],
	['Kentaro Miura', 'Kentarou Miura'],
	['miura kentarou', 'Kentarou Miura'],
	['Takehiko Inoue', 'Takehiko Inoue'],
	['inoue takehico', 'Takehiko Inoue'],
	['Junji Ito', 'Junji Itou'],
	['junji itou', 'Junji Itou'],
	['Osamu Tezuka', 'Osamu Tezuka'],
	['tezuka', 'Osamu Tezuka'],
	['Rumiko Takahashi', 'Rumiko Takahashi'],
	['rumiko takahasi', 'Rumiko Takahashi'],
	['Naoko Takeuchi', 'Naoko Takeuchi'],
	['Hiromu Arakawa', 'Hiromu Arakawa'],
	['arakawa', 'Hiromu Arakawa'],
	['Isayama', 'Hajime Isayama'],
	['Togashi', 'Yoshihiro Togashi'],
	['yosihiro togashi', 'Yoshihiro Togashi'],
	['Tatsuki Fujimoto', 'Tatsuki Fujimoto'],
	['Gotouge', 'Koyoharu Gotouge'],
	['Hirohiko Araki', 'Hirohiko Araki'],
	['Inio Asano', 'Inio Asano'],
	['asano inio', 'Inio Asano'],
	['Katsuhiro Ootomo', 'Katsuhiro Otomo'],
	['Gege Akutami', 'Gege Akutami'],
	['Kohei Horikoshi', 'Kouhei Horikoshi'],
]

const STUDIOS: readonly NameQuery[] = [
	['Madhouse', 'Madhouse'],
	['madhuose', 'Madhouse'],
	['Kyoto Animation', 'Kyoto Animation'],
	['kioto animation', 'Kyoto Animation'],
	['kyoani', 'Kyoto Animation'],
	['Ghibli', 'Studio Ghibli'],
	['estudio ghibli', 'Studio Ghibli'],
	['Bones', 'Bones'],
	['MAPPA', 'MAPPA'],
	['ufotable', 'ufotable'],
	['Toei', 'Toei Animation'],
	['toei animacion', 'Toei Animation'],
	['Sunrise', 'Sunrise'],
	['Production I.G', 'Production I.G'],
	['production ig', 'Production I.G'],
	['Wit Studio', 'Wit Studio'],
	['A-1 Pictures', 'A-1 Pictures'],
	['a1 pictures', 'A-1 Pictures'],
	['TRIGGER', 'Trigger'],
	['Shaft', 'Shaft'],
	['Gainax', 'Gainax'],
	['J.C.Staff', 'J.C.Staff'],
	['jc staff', 'J.C.Staff'],
	['CloverWorks', 'CloverWorks'],
	['clover works', 'CloverWorks'],
	['P.A. Works', 'P.A. Works'],
	['Pierrot', 'Studio Pierrot'],
]

const FIRST = 3
const BURSTS = 5

interface Answer {
	typed: string
	name: string
	/** From 1; infinite if it is missing. */
	rank: number
	first: string
}

await withImportedDatabase(async (db) => {
	const index = new CatalogueIndex(db)
	await index.ready()
	const search = (typed: string) => searchCatalogue({ db, index, pictures: OWN_PICTURES }, typed)
	const groups = [
		['people', PEOPLE, await unknownNames(db, 'person', PEOPLE)],
		['studios', STUDIOS, await unknownNames(db, 'studio', STUDIOS)],
	] as const
	const all: Answer[] = []
	for (const [group, queries, unknown] of groups) {
		for (const name of unknown) process.stdout.write(`not in this database: ${name}\n`)
		for (const [typed, name] of queries.filter(([, name]) => !unknown.includes(name))) {
			const names = ((await search(typed))[group] ?? []).map((found) => found.name)
			const place = names.findIndex((each) => each.toLowerCase() === name.toLowerCase())
			all.push({ typed, name, rank: place < 0 ? Number.POSITIVE_INFINITY : place + 1, first: names[0] ?? 'nothing' })
		}
	}
	for (const { typed, name, first } of all.filter(({ rank }) => rank > FIRST)) {
		process.stdout.write(`missed: "${typed}" for "${name}", found ${first}\n`)
	}
	const good = all.filter(({ rank }) => rank <= FIRST).length
	process.stdout.write(`${good} of ${all.length} in the first ${FIRST} of their group: `)
	process.stdout.write(`${((100 * good) / all.length).toFixed(1)} %\n\n`)

	const times: number[] = []
	for (let burst = 0; burst < BURSTS; burst += 1) {
		for (const { typed } of all) {
			const began = performance.now()
			await search(typed)
			times.push(performance.now() - began)
		}
	}
	const row = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1))
	process.stdout.write(`${table(['with its rows, ms', 'p50', 'p95', 'p99'], [['search', ...row]])}\n`)
})

/** The wanted names that the database does not have. */
async function unknownNames(db: Database, from: 'person' | 'studio', queries: readonly NameQuery[]): Promise<string[]> {
	const names = [...new Set(queries.map(([, name]) => name))]
	const rows = await db.selectFrom(from).select('name').execute()
	const known = new Set(rows.map(({ name }) => name.toLowerCase()))
	return names.filter((name) => !known.has(name.toLowerCase()))
}
