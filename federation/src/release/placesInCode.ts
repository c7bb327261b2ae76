import { sep } from 'node:path'
import { type Compilation, NormalModule } from '@rspack/core'
import { EXPOSES, SLOTS } from 'shared-contract'
import type { TSchema } from 'shared-contract/schema'

const LITERAL = /(["'`])([\w./-]+)\1/g
const ASKED = /\bhasFlag\)?\(\s*(["'`])([\w-]+)\1/g

/** What the code of a slice or of the shell names: places, modules of others, and its own feature flags. */
export interface PlacesInCode {
	/** The slots that its pages offer. */
	offers: string[]
	/** The modules of other slices that it shows by their name: `slice/Module`. */
	shows: string[]
	/** The flags that it asks for with `hasFlag`. */
	asks: string[]
}

/**
 * What the compiled sources name. Types are gone by then, so a name of the contract that is left as a text is a place that they
 * show, also where a component passes it on: `<Slot name="home.rows" />`, `useFills('title.panels')`.
 */
export function placesIn(sources: readonly string[]): PlacesInCode {
	const named = (pattern: RegExp) =>
		new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, , it = '']) => it)))
	const texts = named(LITERAL)
	return {
		offers: Object.keys(SLOTS).filter((slot) => texts.has(slot)),
		shows: Object.keys(EXPOSES).filter((module) => texts.has(module)),
		asks: [...named(ASKED)].sort(),
	}
}

/** The same of a build's own modules. Call it when they are parsed and not yet concatenated: at `optimizeModules`. */
export function placesOf({ modules }: Pick<Compilation, 'modules'>, folder: string): PlacesInCode {
	const own = [...modules].filter(
		(module) =>
			module instanceof NormalModule && module.resource.startsWith(folder + sep) && /\.tsx?$/.test(module.resource),
	)
	return placesIn(own.map((module) => String(module.originalSource()?.source() ?? '')))
}

/** The props of the slots and modules that code shows, as its build knew them: part of `slice.json` and of `shell.json`. */
export function propsOfPlaces(places: readonly string[]): Record<string, TSchema> {
	const known: Record<string, TSchema> = { ...SLOTS, ...EXPOSES }
	return Object.fromEntries(places.flatMap((place) => (known[place] ? [[place, known[place]]] : [])))
}
