import { d, el, group, shape } from '../svg.ts'
import type { Setting } from './horizontal.ts'
import type { LetteringStyle } from './styles.ts'

export interface Inks {
	letter: string
	/** Stands behind the letters where the style has an effect. */
	shadow: string
}

/** A setting drawn at (x, y), its top left corner, with its style's effect. */
export function letteredBlock(
	setting: Setting,
	style: LetteringStyle,
	x: number,
	y: number,
	{ letter, shadow }: Inks,
): string {
	const scale = Number(setting.scale.toFixed(4))
	const place = d`translate(${x} ${y})`
	const transform = `${place}${style.slant === 0 ? '' : style.slant < -5 ? `skewX(${style.slant})` : `rotate(${style.slant})`}scale(${scale})`
	if (style.effect === 'outline')
		return group(
			{ transform },
			shape(setting.outline, letter, {
				stroke: shadow,
				'stroke-width': 26,
				'stroke-linejoin': 'round',
				'paint-order': 'stroke',
			}),
		)
	if (style.effect === 'offset')
		return group(
			{ transform },
			el('defs', {}, el('path', { id: 'n', d: setting.outline })),
			el('use', { href: '#n', fill: shadow, x: 9, y: 9 }),
			el('use', { href: '#n', fill: letter }),
		)
	return group({ transform }, shape(setting.outline, letter))
}
