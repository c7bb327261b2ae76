import { rays, sky } from '../motifs/sky.ts'
import type { DrawScene } from '../stage.ts'
import { circle, d, group, line, ring, shape } from '../svg.ts'

/** The right half of a machine's head and shoulders, around (0, 0), 100 each way; the left is its mirror. */
const HALVES = [
	{
		crest: 'M0-78L10-74L52-118L20-58L8-52H0z',
		shell: 'M0-72L26-62L38-30L34 10L18 30H0z',
		cheek: 'M38-30L46-24L42 22L22 44L18 30L34 10z',
		visor: 'M0-26L8-24L36-34L34-14L12-6L0-10z',
		jaw: 'M0 18H12L16 30L10 46H0z',
		collar: 'M0 50H24L44 28L64 40L52 70H0z',
		shoulder: 'M58 34L122 22L150 60V150H74L60 84z',
		plate: 'M70 48L116 38L136 66L132 96L78 92z',
		chest: 'M0 72H56L70 150H0z',
		slots: 'M14 88H46L48 96H14zM14 104H50L52 112H14z',
	},
	{
		crest: 'M0-112L7-60H0zM22-60L64-84L34-46z',
		shell: 'M0-64L34-56L44-18L36 22L0 36z',
		cheek: 'M44-18L56-30L58 16L36 36L36 22z',
		visor: 'M0-18L40-26L38-10L0-2z',
		jaw: 'M0 8L26 4L20 34L0 44z',
		collar: 'M0 46L30 36L60 46L50 74H0z',
		shoulder: 'M56 50L92 8L156 34V150H72z',
		plate: 'M84 36L100 24L140 42L138 70L84 66z',
		chest: 'M0 76L54 76L74 150H0z',
		slots: 'M12 86L40 86L34 110L12 110z',
	},
] as const

/** A giant machine, seen from its feet, with a light behind. */
export const mecha: DrawScene = (stage) => {
	const { palette, unit, x, y, width, height, horizon } = stage
	const random = stage.stream('mecha')
	const body = random.pick(HALVES)
	const [, one, two, three, four] = palette.planes
	const lit = (data: string, bright: string, shaded: string) =>
		shape(data, bright) + group({ transform: 'scale(-1 1)' }, shape(data, shaded))
	const scale = unit * 0.0036
	const dial = ring(x, y, unit * 0.43, palette.light, unit * 0.012, {
		'stroke-dasharray': d`${unit * 0.004} ${(unit * 0.43 * Math.PI * 2) / 60 - unit * 0.004}`,
		opacity: 0.8,
	})
	return {
		art: [
			sky(stage),
			shape(rays(stage, x, y, 10, 0), palette.mood === 'paper' ? palette.tint : palette.light, {
				opacity: palette.mood === 'paper' ? 0.7 : 0.08,
			}),
			circle(x, y, unit * 0.38, palette.disc),
			dial,
			ring(x, y, unit * 0.47, palette.light, unit * 0.003, { opacity: 0.6 }),
			group(
				{ transform: d`translate(${x} ${y + unit * 0.1})scale(${String(Number(scale.toFixed(3)))})` },
				lit(body.crest, palette.accent === palette.disc ? palette.key : palette.accent, three),
				lit(body.chest, two, three),
				lit(body.shoulder, three, four),
				lit(body.plate, palette.key, palette.deep),
				lit(body.collar, three, four),
				lit(body.shell, palette.light, palette.tint),
				lit(body.cheek, one, two),
				lit(body.visor, four, four),
				shape('M10-20L32-27L31-19L12-12zM-10-20L-32-27L-31-19L-12-12z', palette.accent),
				lit(body.jaw, two, three),
				lit(body.slots, palette.accent, palette.accent),
				line('M0-64V-30M58 84L72 150M-58 84L-72 150', four, 1.6),
			),
			shape(
				d`M0 ${height}V${horizon + unit * 0.34}h${x - unit * 0.3}l${unit * 0.05} ${unit * 0.05}h${unit * 0.5}l${unit * 0.05} ${-unit * 0.05}H${width}V${height}z`,
				palette.dark,
			),
		].join(''),
		ground: palette.dark,
		letter: palette.light,
	}
}
