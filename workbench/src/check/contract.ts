import { type Locale, ownership, type RegistrySlice, requiredModulesOf } from 'shared-contract'
import type { BenchSlice } from '../bench/bench.ts'
import type { ProbeReport } from '../view/message.ts'
import { skewsOf, skewWords } from './skews.ts'
import { type Texts, translationGaps } from './translations.ts'

/** One thing that a slice owes, and whether it keeps it. */
export interface Check {
	id: 'exposes' | 'routes' | 'shared' | 'translations' | 'requests' | 'delivery'
	title: string
	/** `noted` is no breach, and somebody should know; `waiting` is not known yet. */
	state: 'kept' | 'broken' | 'noted' | 'waiting'
	details: string[]
}

/** The words of a slice, or why they could not be read. */
export type Words =
	| { state: 'reading' }
	| { state: 'read'; texts: Readonly<Record<Locale, Texts>> }
	| { state: 'unreadable'; reason: string }

/** What is known of a slice. */
export interface Evidence {
	bench: BenchSlice
	others: readonly RegistrySlice[]
	/** What the page gives to slices. */
	given: readonly { request: string; version: string }[]
	/** What it turned out to be when it was loaded. */
	probe: ProbeReport | undefined
	words: Words
	/** What it asked for outside the site. */
	outside: readonly string[]
}

/** Holds a slice against the contract. */
export function contractChecks(evidence: Evidence): Check[] {
	return [
		exposes(evidence),
		routes(evidence),
		shared(evidence),
		translations(evidence),
		requests(evidence),
		...delivery(evidence.bench),
	]
}

function exposes({ bench: { slice }, probe }: Evidence): Check {
	const check = { id: 'exposes', title: 'Lends what the contract asks of it' } as const
	if (!probe) return { ...check, state: 'waiting', details: [] }
	const asked = requiredModulesOf(slice.name)
	const exposed = Object.keys(slice.exposes)
	const broken = [
		...asked.filter((name) => !exposed.includes(name)).map((name) => `It does not expose ./${name}.`),
		...Object.entries(probe.modules).flatMap(([name, reason]) => (reason ? [`./${name}: ${reason}`] : [])),
	]
	const unknown = exposed.filter((name) => name !== 'routes' && name !== 'identity' && !asked.includes(name))
	if (broken.length > 0) return { ...check, state: 'broken', details: broken }
	return unknown.length > 0
		? {
				...check,
				state: 'noted',
				details: unknown.map((name) => `./${name} is not in the contract: nobody can borrow it.`),
			}
		: { ...check, state: 'kept', details: exposed.map((name) => `./${name}`) }
}

function routes({ bench: { slice }, others, probe }: Evidence): Check {
	const check = { id: 'routes', title: 'Owns its paths, and only those' } as const
	if (!probe) return { ...check, state: 'waiting', details: [] }
	const own = { revision: '', slices: [slice] }
	const taken = slice.owns.flatMap((path) => {
		const owner = ownership({ revision: '', slices: [...others] }, path)
		return owner ? [`${path} belongs to ${owner.slice.name}.`] : []
	})
	if (slice.owns.length === 0 && probe.routes.length > 0) {
		return { ...check, state: 'noted', details: ['Its manifest does not say which paths it owns.', ...taken] }
	}
	const outside = probe.routes
		.filter((path) => !ownership(own, path))
		.map((path) => `${path} is a route that it does not own.`)
	const empty = slice.owns
		.filter((path) => !probe.routes.some((route) => ownership(own, route)?.prefix === path))
		.map((path) => `${path} is owned and has no route.`)
	const broken = [...taken, ...outside, ...empty]
	return broken.length > 0
		? { ...check, state: 'broken', details: broken }
		: { ...check, state: 'kept', details: [`${slice.owns.length} owned paths, ${probe.routes.length} routes`] }
}

function shared({ bench: { slice }, given, probe }: Evidence): Check {
	const check = { id: 'shared', title: 'Shares one copy with the page' } as const
	const skews = skewsOf(slice.requires, given).map((skew) => skewWords(slice, skew))
	if (skews.length > 0) return { ...check, state: 'broken', details: skews }
	if (!probe) return { ...check, state: 'waiting', details: [] }
	const copies = Object.entries(probe.shared).flatMap(([module, { same }]) =>
		same === false ? [`It runs a copy of ${module} of its own.`] : [],
	)
	const used = Object.values(probe.shared).filter(({ version }) => version !== null).length
	return copies.length > 0
		? { ...check, state: 'broken', details: copies }
		: { ...check, state: 'kept', details: [`${used} shared modules, each the page's own`] }
}

function translations({ words }: Evidence): Check {
	const check = { id: 'translations', title: 'Speaks every language' } as const
	if (words.state === 'reading') return { ...check, state: 'waiting', details: [] }
	if (words.state === 'unreadable') return { ...check, state: 'broken', details: [words.reason] }
	const gaps = translationGaps(words.texts)
	return gaps.length > 0
		? { ...check, state: 'broken', details: gaps }
		: { ...check, state: 'kept', details: [`${Object.keys(words.texts.pt).length} texts in pt, en and ja`] }
}

function requests({ outside }: Evidence): Check {
	const check = { id: 'requests', title: 'Asks nobody outside the site' } as const
	const seen = [...new Set(outside)]
	return seen.length > 0
		? { ...check, state: 'broken', details: seen }
		: { ...check, state: 'kept', details: ['None seen since it was opened here'] }
}

function delivery({ source }: BenchSlice): Check[] {
	if (source.kind === 'local') return []
	const hinders = source.delivery.some((each) => each.hinders)
	return [
		{
			id: 'delivery',
			title: 'Can be loaded from where it is',
			state: hinders ? 'noted' : 'kept',
			details: source.delivery.map(({ what }) => what),
		},
	]
}
