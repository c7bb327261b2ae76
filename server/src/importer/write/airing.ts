import { sql } from 'kysely'
import { renown } from '../../catalogue/rating.ts'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'
import type { ToWrite } from '../mapping.ts'
import type { MemberFields } from '../memberFields.ts'
import { AIRING_SOURCE, type AiringDraft } from '../sources/airing.ts'
import { AliasIds } from './aliases.ts'
import { writeCast } from './cast.ts'
import { writeSupplements } from './supplements.ts'
import { writeSynopses } from './synopses.ts'
import type { TitleWriter } from './titles.ts'

const FIRST_PLACE = 1000
const PLACES = 1000

type Placed = AiringDraft & { titleId: number }

/** Writes the rows of the airing list. Several rows may lead to one title: what they say is put together. */
export class AiringWriter {
	readonly #people = new AliasIds('person')
	readonly #titles: TitleWriter

	/** @param titles writes the titles that no other source has. */
	constructor(titles: TitleWriter) {
		this.#titles = titles
	}

	/**
	 * Writes times, platforms, names, cast and staff, and missing synopses and trailers, but for the fields that members wrote.
	 * Returns the title of each draft.
	 */
	async write(db: Database, drafts: readonly ToWrite<AiringDraft>[], memberFields: MemberFields): Promise<number[]> {
		const placed = await this.#place(db, drafts, memberFields)
		await writeSupplements(
			db,
			placed.map((draft) => ({
				...draft,
				externalIds: [{ site: 'anilist', id: draft.anilistId }],
				links: [],
				slots: [],
			})),
			{ source: AIRING_SOURCE, first: FIRST_PLACE, memberFields },
		)
		await writeMembers(db, placed)
		await writeSynopses(db, placed, { overwrite: false, memberFields })
		await writeTrailers(
			db,
			placed.filter(({ titleId }) => memberFields.allow('trailer', titleId)),
		)
		await this.#writeStaff(
			db,
			placed.filter(({ titleId }) => memberFields.allow('title_staff', titleId)),
		)
		await writeCast(
			db,
			placed.filter(({ titleId }) => memberFields.allow('title_cast', titleId)),
		)
		return placed.map(({ titleId }) => titleId)
	}

	forget(): void {
		this.#people.forget()
		this.#titles.forget()
	}

	/** The title of each draft. Drafts with one key lead to one title, which the first of them describes. */
	async #place(db: Database, drafts: readonly ToWrite<AiringDraft>[], memberFields: MemberFields): Promise<Placed[]> {
		const idOf = new Map<string, number>()
		for (const { draft, titleId } of drafts) {
			if (draft.titleId === null && titleId !== null && !idOf.has(draft.titleKey)) idOf.set(draft.titleKey, titleId)
		}
		const own = new Map<string, ToWrite<NonNullable<AiringDraft['title']>>>()
		for (const { draft } of drafts) {
			if (draft.title === null || own.has(draft.titleKey)) continue
			own.set(draft.titleKey, { draft: draft.title, titleId: idOf.get(draft.titleKey) ?? null })
		}
		const ids = own.size === 0 ? [] : await this.#titles.write(db, [...own.values()], memberFields)
		for (const [place, key] of [...own.keys()].entries()) idOf.set(key, ids[place] ?? 0)
		return drafts.map(({ draft }) => ({ ...draft, titleId: draft.titleId ?? idOf.get(draft.titleKey) ?? 0 }))
	}

	async #writeStaff(db: Database, drafts: readonly Placed[]) {
		const personOf = await this.#people.of(
			db,
			drafts.flatMap(({ staff }) => staff.map(({ name }) => name)),
		)
		const titles = drafts.map(({ titleId }) => titleId)
		await sql`delete from title_staff where title_id = any(${titles}::int[])
			and position >= ${FIRST_PLACE} and position < ${FIRST_PLACE + PLACES}`.execute(db)
		const places = new Map<number, number>()
		const seen = new Set<string>()
		const rows = drafts.flatMap(({ titleId, staff }) =>
			staff.flatMap(({ name, role }) => {
				const credit = { title_id: titleId, role, person_id: personOf(name) }
				const key = JSON.stringify(credit)
				const place = places.get(titleId) ?? 0
				if (seen.has(key) || place >= PLACES) return []
				seen.add(key)
				places.set(titleId, place + 1)
				return [{ ...credit, position: FIRST_PLACE + place }]
			}),
		)
		await insertRows(db, 'title_staff', rows)
	}
}

/** A count of people is the better renown where the title's own source has none. */
async function writeMembers(db: Database, drafts: readonly Placed[]) {
	const counts = drafts.map(({ titleId, members }) => ({ id: titleId, members, renown: renown(members) }))
	await sql`update title t set members = n.members, renown = greatest(t.renown, n.renown)
		from json_populate_recordset(null::title, ${JSON.stringify(counts)}::json) n
		where t.id = n.id and t.members < n.members`.execute(db)
}

async function writeTrailers(db: Database, drafts: readonly Placed[]) {
	const found = new Map(drafts.flatMap(({ titleId, youtubeId }) => (youtubeId === null ? [] : [[titleId, youtubeId]])))
	const rows = [...found].map(([titleId, youtubeId]) => ({
		title_id: titleId,
		position: 0,
		title: 'Trailer',
		youtube_id: youtubeId,
	}))
	await insertRows(db, 'trailer', rows, { overwriteBy: ['title_id', 'position'] })
}
