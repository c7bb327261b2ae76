import { artworkThemeOf, stageOf } from '../artworkTheme.ts'
import { documentOf } from '../document.ts'
import { drawOrMirrorScene } from '../drawOrMirrorScene.ts'
import { cat, daruma, kitsune, oni, placed } from '../motifs/masks.ts'
import { asanoha, seigaiha, tone } from '../motifs/patterns.ts'
import { rays } from '../motifs/sky.ts'
import { PAPER } from '../palette.ts'
import type { Stage } from '../stage.ts'
import type { ArtworkSubject } from '../subject.ts'
import { d, el, group, rect, shape } from '../svg.ts'

/** The layouts of an article's picture: panels as outlines with their centres, the largest first. */
const LAYOUTS = [
	{
		main: 'M0 0H636L548 540H0z',
		near: ['M652 0H960V256H610z', 796, 128],
		far: ['M607 272H960V540H564z', 772, 406],
		x: 296,
		y: 214,
		unit: 460,
	},
	{
		main: 'M0 0H960V340L0 402z',
		near: ['M486 387L960 356V540H486z', 723, 456],
		far: ['M0 418L470 388V540H0z', 235, 470],
		x: 560,
		y: 166,
		unit: 340,
	},
	{
		main: 'M330 0H960V540H250z',
		near: ['M0 260H276L234 540H0z', 132, 400],
		far: ['M0 0H314L278 244H0z', 148, 122],
		x: 620,
		y: 214,
		unit: 460,
	},
	{
		main: 'M316 0H960V540H316z',
		near: ['M0 176H300V540H0z', 150, 358],
		far: ['M0 0H300V160H0z', 150, 80],
		x: 638,
		y: 214,
		unit: 460,
	},
] as const

/** A picture for an article, laid out as a comic page: the scene, a detail of it, and a panel of speed lines. */
export function drawNews(subject: ArtworkSubject): string {
	const theme = artworkThemeOf(subject)
	const { main, near, far, x, y, unit } = theme.stream('layout').pick(LAYOUTS)
	const stage = stageOf(theme, { width: 960, height: 540, x, y, unit, horizon: y + unit * 0.22 })
	const { palette, defs } = stage
	const scene = drawOrMirrorScene(theme, stage)
	const panel = (outline: string, ...art: string[]) => group({ 'clip-path': defs.clip(shape(outline, '#000')) }, ...art)
	const close = theme.stream('close').between(1.9, 2.5)
	const closeUp = d`translate(${near[1] - x * close} ${near[2] - y * close})scale(${close})`
	return documentOf(
		'news',
		subject.name,
		defs,
		rect(0, 0, 960, 540, palette.mood === 'paper' || palette.mood === 'flood' ? palette.light : palette.dark),
		panel(main, group({ id: 's' }, scene.art)),
		panel(near[0], el('use', { href: '#s', transform: closeUp })),
		panel(far[0], rect(0, 0, 960, 540, palette.accent), ornament(stage, far[1], far[2])),
	)
}

/** The content of the smallest panel. */
function ornament(stage: Stage, x: number, y: number): string {
	const { palette, defs } = stage
	const random = stage.stream('ornament')
	const all = (paint: string, opacity: number) => rect(0, 0, 960, 540, paint, { opacity })
	const mask = random.pick([kitsune, cat, daruma, oni])({
		face: PAPER,
		line: palette.dark,
		mark: '#d8402c',
		edge: palette.tint,
	})
	const face = placed(mask, x, y, 62, random.whole(-9, 9))
	switch (random.pick(['speed', 'waves', 'hemp', 'tone'])) {
		case 'speed':
			return shape(rays(stage, x, y, 22, 78), palette.dark) + face
		case 'waves':
			return all(seigaiha(defs, 44, palette.accent, palette.dark), 0.55)
		case 'hemp':
			return all(asanoha(defs, 60, palette.dark), 0.5) + face
		case 'tone':
			return all(tone(defs, 14, 3.4, palette.dark), 0.35) + face
	}
}
