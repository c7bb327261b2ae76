import { d, dot } from '../svg.ts'

/** Small standing people as path data: feet on (x, base), `tall` in pixels. They give a scene its scale. */
export type DrawFigure = (x: number, base: number, tall: number) => string

/** A wanderer in a wide straw hat, a blade at the side. */
export const swordsman: DrawFigure = (x, base, tall) => {
	const t = tall
	return d`M${x - t * 0.24} ${base - t * 0.83}L${x} ${base - t}L${x + t * 0.24} ${base - t * 0.83}q${-t * 0.24} ${t * 0.06} ${-t * 0.48} 0zM${x - t * 0.09} ${base - t * 0.82}h${t * 0.18}L${x + t * 0.2} ${base - t * 0.7}L${x + t * 0.17} ${base - t * 0.4}L${x + t * 0.24} ${base - t * 0.08}L${x + t * 0.1} ${base}H${x + t * 0.04}L${x} ${base - t * 0.2}L${x - t * 0.08} ${base}H${x - t * 0.15}L${x - t * 0.22} ${base - t * 0.08}L${x - t * 0.15} ${base - t * 0.4}L${x - t * 0.2} ${base - t * 0.68}zM${x - t * 0.52} ${base - t * 0.3}L${x + t * 0.1} ${base - t * 0.52}L${x + t * 0.12} ${base - t * 0.46}L${x - t * 0.5} ${base - t * 0.26}z`
}

/** A girl with long hair and a skirt, the wind from the right. */
export const girl: DrawFigure = (x, base, tall) => {
	const t = tall
	return d`${dot(x, base - t * 0.89, t * 0.095)}M${x - t * 0.03} ${base - t * 0.82}q${-t * 0.06} ${t * 0.24} ${-t * 0.32} ${t * 0.22}q${t * 0.21} ${-t * 0.1} ${t * 0.24} ${-t * 0.3}q${t * 0.09} ${-t * 0.16} ${t * 0.21} ${-t * 0.03}zM${x - t * 0.06} ${base - t * 0.8}h${t * 0.13}L${x + t * 0.12} ${base - t * 0.56}L${x + t * 0.17} ${base - t * 0.32}q${-t * 0.2} ${t * 0.07} ${-t * 0.42} ${-t * 0.03}L${x - t * 0.09} ${base - t * 0.56}zM${x - t * 0.08} ${base - t * 0.34}h${t * 0.07}L${x - t * 0.02} ${base}h${-t * 0.07}zM${x + t * 0.03} ${base - t * 0.34}h${t * 0.07}L${x + t * 0.1} ${base}h${-t * 0.07}z`
}

/** A boy with a bag over the shoulder, hands in his pockets. */
export const boy: DrawFigure = (x, base, tall) => {
	const t = tall
	return d`${dot(x, base - t * 0.89, t * 0.092)}M${x - t * 0.11} ${base - t * 0.9}q${t * 0.01} ${-t * 0.09} ${t * 0.08} ${-t * 0.1}l${t * 0.035} ${-t * 0.025}l${t * 0.02} ${t * 0.028}q${t * 0.075} ${t * 0.015} ${t * 0.085} ${t * 0.1}l${-t * 0.02} ${t * 0.05}zM${x - t * 0.05} ${base - t * 0.81}h${t * 0.1}L${x + t * 0.16} ${base - t * 0.74}L${x + t * 0.19} ${base - t * 0.46}L${x + t * 0.11} ${base - t * 0.42}L${x + t * 0.11} ${base}H${x + t * 0.02}L${x} ${base - t * 0.36}L${x - t * 0.03} ${base}H${x - t * 0.12}L${x - t * 0.11} ${base - t * 0.42}L${x - t * 0.18} ${base - t * 0.48}L${x - t * 0.15} ${base - t * 0.74}zM${x + t * 0.12} ${base - t * 0.62}h${t * 0.14}v${t * 0.2}h${-t * 0.14}z`
}

/** Somebody in a long torn cloak. */
export const cloaked: DrawFigure = (x, base, tall) => {
	const t = tall
	return d`M${x} ${base - t}q${t * 0.11} ${t * 0.02} ${t * 0.11} ${t * 0.14}L${x + t * 0.19} ${base - t * 0.74}Q${x + t * 0.24} ${base - t * 0.4} ${x + t * 0.46} ${base - t * 0.16}l${-t * 0.13} ${-t * 0.01}l${-t * 0.02} ${t * 0.1}l${-t * 0.12} ${-t * 0.07}l${-t * 0.06} ${t * 0.14}h${-t * 0.06}l${-t * 0.03} ${-t * 0.06}l${-t * 0.05} ${t * 0.06}h${-t * 0.07}l${-t * 0.03} ${-t * 0.12}l${-t * 0.1} ${t * 0.05}Q${x - t * 0.19} ${base - t * 0.4} ${x - t * 0.18} ${base - t * 0.74}L${x - t * 0.11} ${base - t * 0.86}q0 ${-t * 0.12} ${t * 0.11} ${-t * 0.14}z`
}

/** A seated fox, ears up, tail around. */
export const fox: DrawFigure = (x, base, tall) => {
	const t = tall
	return d`M${x - t * 0.2} ${base - t}L${x - t * 0.09} ${base - t * 0.84}H${x + t * 0.03}L${x + t * 0.14} ${base - t}L${x + t * 0.15} ${base - t * 0.74}L${x - t * 0.03} ${base - t * 0.56}Q${x + t * 0.22} ${base - t * 0.42} ${x + t * 0.22} ${base - t * 0.06}Q${x + t * 0.5} ${base - t * 0.16} ${x + t * 0.4} ${base - t * 0.5}Q${x + t * 0.7} ${base - t * 0.2} ${x + t * 0.42} ${base}H${x - t * 0.17}L${x - t * 0.14} ${base - t * 0.42}L${x - t * 0.2} ${base - t * 0.74}z`
}
