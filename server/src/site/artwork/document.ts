import { ARTWORK_SHAPES, type ArtworkKind } from 'shared-contract/catalogue/artwork'
import { escapeMarkup } from 'shared-contract/markup'
import type { Defs } from './defs.ts'
import { el } from './svg.ts'

/** The self-contained SVG document of a picture; its name is the accessible name. */
export function documentOf(kind: ArtworkKind, name: string, defs: Defs, ...art: string[]): string {
	const [width, height] = ARTWORK_SHAPES[kind]
	return el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
		el('title', {}, escapeMarkup(name.slice(0, 200))),
		defs.toString(),
		...art,
	)
}
