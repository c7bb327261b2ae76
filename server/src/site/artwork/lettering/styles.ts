import type { Genre } from 'shared-contract/catalogue/title'
import type { RandomStream } from '../random.ts'
import { Typeface } from './typeface.ts'

const anton = new Typeface('anton')
const dela = new Typeface('dela-gothic-one')
const reggae = new Typeface('reggae-one')
const antique = new Typeface('zen-antique')
const brush = new Typeface('yuji-boku')
const mochiy = new Typeface('mochiy-pop-one')
const michroma = new Typeface('michroma')
const serif = new Typeface('dm-serif-display')
const kaushan = new Typeface('kaushan-script')

/** A way of lettering: the faces tried for each letter in turn, and how lines are set. */
export interface LetteringStyle {
	latin: readonly Typeface[]
	japanese: readonly Typeface[]
	capitals: boolean
	/** Line pitch and letter space, in ems. */
	leading: number
	tracking: number
	/** The largest size at poster width, in pixels. */
	largest: number
	/** Slant of the whole block, in degrees. */
	slant: number
	effect: 'plain' | 'outline' | 'offset'
}

const base = { capitals: false, tracking: 0, slant: 0, effect: 'plain', largest: 62, leading: 1.06 } as const

export const STYLES = {
	condensed: {
		...base,
		latin: [anton, dela],
		japanese: [dela],
		capitals: true,
		leading: 1.12,
		largest: 92,
		tracking: 0.005,
	},
	thrust: {
		...base,
		latin: [anton, dela],
		japanese: [dela],
		capitals: true,
		leading: 1.12,
		largest: 88,
		slant: -9,
		effect: 'offset',
	},
	gothic: { ...base, latin: [dela], japanese: [dela], leading: 1.06, largest: 58 },
	manga: { ...base, latin: [reggae, dela], japanese: [reggae, dela], largest: 60, effect: 'outline' },
	mincho: { ...base, latin: [antique, serif], japanese: [antique], largest: 60, leading: 1.1 },
	roman: { ...base, latin: [serif, antique], japanese: [antique], largest: 66, leading: 0.98, tracking: -0.01 },
	brush: { ...base, latin: [kaushan, reggae], japanese: [brush, antique], largest: 68, leading: 1.0, slant: -4 },
	round: { ...base, latin: [mochiy, dela], japanese: [mochiy, dela], largest: 56, leading: 1.14, effect: 'outline' },
	wide: {
		...base,
		latin: [michroma, dela],
		japanese: [dela],
		capitals: true,
		largest: 44,
		leading: 1.2,
		tracking: 0.01,
	},
} as const satisfies Record<string, LetteringStyle>

type StyleName = keyof typeof STYLES

const BY_GENRE: Record<Genre, readonly [StyleName, ...StyleName[]]> = {
	action: ['thrust', 'condensed', 'brush', 'manga'],
	adventure: ['manga', 'condensed', 'gothic'],
	comedy: ['round', 'gothic', 'round'],
	drama: ['roman', 'mincho', 'condensed'],
	fantasy: ['mincho', 'manga', 'roman'],
	scifi: ['wide', 'condensed', 'wide'],
	sliceoflife: ['round', 'mincho', 'roman'],
	supernatural: ['brush', 'mincho', 'manga'],
	sports: ['thrust', 'gothic', 'condensed'],
	romance: ['roman', 'brush', 'mincho'],
	mystery: ['mincho', 'roman', 'condensed'],
	suspense: ['condensed', 'wide', 'mincho'],
}

/** The lettering of a work, by its first genre. */
export function styleFor(genres: readonly Genre[], stream: RandomStream): LetteringStyle {
	const [first] = genres
	return STYLES[stream.pick((first === undefined ? undefined : BY_GENRE[first]) ?? ['gothic', 'mincho', 'condensed'])]
}
