import { type Locale, NO_WIDGETS, ownership, type RegistrySlice, requiredModulesOf } from 'shared-contract'
import type { ModuleReport } from '../protocol/message.ts'
import type { IndexedSlice } from '../protocol/workbenchIndex.ts'
import { findSkews, skewMessage } from './skews.ts'
import { type Texts, translationGaps } from './translationGaps.ts'

/** The result of one check of a slice against the contract. */
export interface Check {
	id: 'exposes' | 'routes' | 'shared' | 'translations' | 'requests' | 'delivery'
	title: string
	/** `warning` does not violate the contract; `pending` waits for data. */
	state: 'passed' | 'failed' | 'warning' | 'pending'
	details: string[]
}

/** The translations of a slice, or the reason why they failed to load. */
export type TranslationState =
	| { state: 'loading' }
	| { state: 'loaded'; texts: Readonly<Record<Locale, Texts>> }
	| { state: 'failed'; reason: string }

/** The data that the checks read. */
export interface CheckInput {
	indexedSlice: IndexedSlice
	others: readonly RegistrySlice[]
	/** The shared modules that the page provides. */
	provided: readonly { request: string; version: string }[]
	/** The result of loading its exposed modules; undefined until they are loaded. */
	report: ModuleReport | undefined
	translations: TranslationState
	/** Its requests to other origins. */
	external: readonly string[]
}

/** Checks a slice against the contract. */
export function checkContract(input: CheckInput): Check[] {
	return [
		checkExposes(input),
		checkRoutes(input),
		checkShared(input),
		checkTranslations(input),
		checkRequests(input),
		...checkDelivery(input.indexedSlice),
	]
}

function checkExposes({ indexedSlice: { slice }, report }: CheckInput): Check {
	const check = { id: 'exposes', title: 'Exposes the modules of the contract' } as const
	if (!report) return { ...check, state: 'pending', details: [] }
	const required = requiredModulesOf(slice)
	const exposed = Object.keys(slice.exposes)
	const failures = [
		...required.filter((name) => !exposed.includes(name)).map((name) => `It does not expose ./${name}.`),
		...Object.entries(report.modules).flatMap(([name, reason]) => (reason ? [`./${name}: ${reason}`] : [])),
	]
	const unknown = exposed.filter((name) => !NO_WIDGETS.includes(name) && !required.includes(name))
	if (failures.length > 0) return { ...check, state: 'failed', details: failures }
	return unknown.length > 0
		? {
				...check,
				state: 'warning',
				details: unknown.map((name) => `./${name} is neither in the contract nor in a slot, so no page shows it.`),
			}
		: { ...check, state: 'passed', details: exposed.map((name) => `./${name}`) }
}

function checkRoutes({ indexedSlice: { slice }, others, report }: CheckInput): Check {
	const check = { id: 'routes', title: 'Has routes for its owned paths only' } as const
	if (!report) return { ...check, state: 'pending', details: [] }
	const own = { slices: [slice] }
	const taken = slice.owns.flatMap((path) => {
		const owner = ownership({ slices: [...others] }, path)
		return owner ? [`${path} belongs to ${owner.slice.name}.`] : []
	})
	if (slice.owns.length === 0 && report.routes.length > 0) {
		return { ...check, state: 'warning', details: ['Its manifest lists no owned paths.', ...taken] }
	}
	const foreign = report.routes
		.filter((path) => !ownership(own, path))
		.map((path) => `The route ${path} is outside its owned paths.`)
	const unrouted = slice.owns
		.filter((path) => !report.routes.some((route) => ownership(own, route)?.prefix === path))
		.map((path) => `The owned path ${path} has no route.`)
	const failures = [...taken, ...foreign, ...unrouted]
	return failures.length > 0
		? { ...check, state: 'failed', details: failures }
		: { ...check, state: 'passed', details: [`${slice.owns.length} owned paths, ${report.routes.length} routes`] }
}

function checkShared({ indexedSlice: { slice }, provided, report }: CheckInput): Check {
	const check = { id: 'shared', title: 'Shares one instance of each module with the page' } as const
	const skews = findSkews(slice.requires, provided).map((skew) => skewMessage(slice, skew))
	if (skews.length > 0) return { ...check, state: 'failed', details: skews }
	if (!report) return { ...check, state: 'pending', details: [] }
	const copies = Object.entries(report.shared).flatMap(([module, { isHostInstance }]) =>
		isHostInstance === false ? [`It loads its own copy of ${module}.`] : [],
	)
	const used = Object.values(report.shared).filter(({ version }) => version !== null).length
	return copies.length > 0
		? { ...check, state: 'failed', details: copies }
		: { ...check, state: 'passed', details: [`${used} shared modules, all from the page`] }
}

function checkTranslations({ translations }: CheckInput): Check {
	const check = { id: 'translations', title: 'Has every translation' } as const
	if (translations.state === 'loading') return { ...check, state: 'pending', details: [] }
	if (translations.state === 'failed') return { ...check, state: 'failed', details: [translations.reason] }
	const gaps = translationGaps(translations.texts)
	return gaps.length > 0
		? { ...check, state: 'failed', details: gaps }
		: { ...check, state: 'passed', details: [`${Object.keys(translations.texts.pt).length} texts in pt, en and ja`] }
}

function checkRequests({ external }: CheckInput): Check {
	const check = { id: 'requests', title: 'Makes no requests to other origins' } as const
	const distinct = [...new Set(external)]
	return distinct.length > 0
		? { ...check, state: 'failed', details: distinct }
		: { ...check, state: 'passed', details: ['None since it was opened'] }
}

function checkDelivery({ source }: IndexedSlice): Check[] {
	if (source.kind === 'local') return []
	const isBlocked = source.delivery.some(({ blocks }) => blocks)
	return [
		{
			id: 'delivery',
			title: 'Can be loaded from its own origin',
			state: isBlocked ? 'warning' : 'passed',
			details: source.delivery.map(({ text }) => text),
		},
	]
}
