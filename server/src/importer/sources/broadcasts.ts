import { array, object, optional, record, type Static, string } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import type { Interval } from '../../catalogue/tables/watching.ts'
import type { DraftName, DraftSlot, Mending, Reading, Source } from '../draft.ts'
import { tidyNames } from '../values/names.ts'
import { webAddress } from '../values/text.ts'
import { PLATFORMS } from './platforms.ts'

export const BROADCASTS_SOURCE: Source = { name: 'bangumi-data', licence: 'CC BY 4.0, bangumi-data' }

export interface Showing {
	/** The key of the platform. */
	platform: string
	url: string | null
	startsAt: Date | null
	/** ISO 3166 codes of the countries, where they differ from the platform's. */
	regions: string[] | null
}

export interface BroadcastDraft {
	/** The name and start date; the file has no ids. */
	key: string
	titleId: number
	/** ISO date. */
	begun: string | null
	names: DraftName[]
	externalIds: { site: string; id: string }[]
	officialSite: string | null
	slots: DraftSlot[]
	showings: Showing[]
}

const Site = object({
	site: string(),
	id: optional(string()),
	url: optional(string()),
	begin: optional(string()),
	broadcast: optional(string()),
	regions: optional(array(string())),
})
const Row = object({
	title: string(),
	titleTranslate: record(array(string())),
	lang: string(),
	officialSite: string(),
	begin: string(),
	end: string(),
	broadcast: optional(string()),
	sites: array(Site),
})
type Row = Static<typeof Row>
const Rows = Compile(Row)

const INTERVALS: Readonly<Record<string, Interval>> = {
	P0D: 'once',
	P1D: 'day',
	P2D: 'two_days',
	P7D: 'week',
	P1M: 'month',
}
const RULE = /^R\/(.+)\/(P\w+)$/
const ZONES: Readonly<Record<string, string>> = { ja: 'Asia/Tokyo', 'zh-Hans': 'Asia/Shanghai' }
/** The file's names of sites, mapped to ours. */
const CATALOGUES: Readonly<Record<string, string>> = {
	bangumi: 'bangumi',
	aniList: 'anilist',
	anidb: 'anidb',
	tmdb: 'tmdb',
}

interface Context {
	withheld: ReadonlySet<string>
	/** Title id by `site id`. */
	titleOf: ReadonlyMap<string, number>
}

/** Reads when and where a title is broadcast. Its times are UTC. */
export function readBroadcast(row: unknown, { withheld, titleOf }: Context): Reading<BroadcastDraft> {
	if (!Rows.Check(row)) return { state: 'refused', reason: 'row.shape' }
	const idAt = (name: string) => row.sites.find(({ site }) => site === name)?.id
	const malId = idAt('mal')
	if (malId !== undefined && withheld.has(malId)) return { state: 'withheld', reason: 'adult.listed' }
	const titleId = titleOf.get(`mal ${malId}`) ?? titleOf.get(`anilist ${idAt('aniList')}`)
	if (titleId === undefined) return { state: 'refused', reason: 'title.unknown', detail: row.title }
	const mended: Mending[] = []
	return {
		state: 'read',
		mended,
		draft: {
			key: `${row.title}|${row.begin}|${malId ?? ''}`,
			titleId,
			begun: instant(row.begin)?.toISOString().slice(0, 10) ?? null,
			names: tidyNames([
				{ language: row.lang, name: row.title },
				...Object.entries(row.titleTranslate).flatMap(([language, names]) => names.map((name) => ({ language, name }))),
			]),
			externalIds: row.sites.flatMap(({ site, id }) => {
				const ours = CATALOGUES[site]
				return ours && id ? [{ site: ours, id }] : []
			}),
			officialSite: webAddress(row.officialSite),
			slots: slotsOf(row, mended),
			showings: showingsOf(row),
		},
	}
}

function slotsOf(row: Row, mended: Mending[]): DraftSlot[] {
	const zone = ZONES[row.lang] ?? 'UTC'
	const endsAt = instant(row.end)
	const slot = (rule: string | undefined, platform: string | null): DraftSlot[] => {
		if (!rule) return []
		const [, begin = '', period = ''] = RULE.exec(rule) ?? []
		const startsAt = instant(begin)
		const every = INTERVALS[period]
		if (startsAt && every) return [{ startsAt, every, endsAt, zone, platform }]
		mended.push({ reason: 'slot.unreadable', detail: rule })
		return []
	}
	const sites = row.sites.filter(({ site }) => PLATFORMS.has(site))
	const all = [...slot(row.broadcast, null), ...sites.flatMap(({ site, broadcast }) => slot(broadcast, site))]
	const seen = new Set<string | null>()
	return all.filter(({ platform }) => !seen.has(platform) && seen.add(platform))
}

function showingsOf({ sites }: Row): Showing[] {
	const showings = new Map<string, Showing>()
	for (const { site, id, url, begin, regions } of sites) {
		const platform = PLATFORMS.get(site)
		if (!platform || showings.has(site)) continue
		const address = url ?? (id && platform.address?.replace('{id}', encodeURI(id)))
		showings.set(site, {
			platform: site,
			url: webAddress(address),
			startsAt: instant(begin ?? ''),
			regions: regionsOf(regions),
		})
	}
	return [...showings.values()]
}

const SiteMetas = Compile(record(object({ regions: optional(array(string())) })))
const REGION = /^[A-Z]{2}$/

/** The regions of the platforms, by key, of the document's `siteMeta`; undefined if it has another shape. */
export function readRegions(siteMeta: unknown): Map<string, string[] | null> | undefined {
	if (!SiteMetas.Check(siteMeta)) return undefined
	const known = Object.entries(siteMeta).filter(([site]) => PLATFORMS.has(site))
	return new Map(known.map(([site, { regions }]) => [site, regionsOf(regions)]))
}

function regionsOf(regions: readonly string[] | undefined): string[] | null {
	const known = [...new Set(regions)].filter((region) => REGION.test(region)).sort()
	return known.length === 0 ? null : known
}

function instant(text: string): Date | null {
	const time = Date.parse(text)
	return Number.isNaN(time) ? null : new Date(time)
}
