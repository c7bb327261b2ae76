import { Defs } from '../defs.ts'
import { documentOf } from '../document.ts'
import { MASKS, placed } from '../motifs/masks.ts'
import { asanoha, seigaiha } from '../motifs/patterns.ts'
import { drownsRed, INK, MOODS, PAPER, paletteOf } from '../palette.ts'
import { randomStreams } from '../random.ts'
import type { ArtworkSubject } from '../subject.ts'
import { circle, rect } from '../svg.ts'

/** A member's picture: a mask on a patterned ground; it reads at 24 pixels and in a circle. */
export function drawAvatar(subject: ArtworkSubject): string {
	const stream = randomStreams(`avatar|${subject.id}`)
	const random = stream('mask')
	const palette = paletteOf(subject.color, random.pick(MOODS), stream('palette'))
	const defs = new Defs()
	const chosen = random.pick([palette.key, palette.deep, palette.tint, palette.accent])
	const ground = drownsRed(chosen) ? palette.tint : chosen
	const dark = ground === palette.deep
	const figure = random.pick(['plain', 'plain', 'seigaiha', 'asanoha', 'sun'])
	const over = dark ? palette.planes[1] : palette.light
	const mask = random.pick(MASKS)
	const sunColour = dark ? palette.key : palette.deep
	const back =
		figure === 'seigaiha'
			? rect(0, 0, 160, 160, seigaiha(defs, 20, ground, over), { opacity: 0.35 })
			: figure === 'asanoha'
				? rect(0, 0, 160, 160, asanoha(defs, 40, over), { opacity: 0.4 })
				: figure === 'sun'
					? circle(80, 80, 62, drownsRed(sunColour) ? PAPER : sunColour)
					: ''
	const face = placed(
		mask({ face: PAPER, line: INK, mark: '#d8402c', edge: palette.tint === ground ? palette.planes[1] : palette.tint }),
		80,
		82,
		56,
	)
	return documentOf('avatar', subject.name, defs, rect(0, 0, 160, 160, ground), back, face)
}
