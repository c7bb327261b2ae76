import { Defs } from '../defs.ts'
import { documentOf } from '../document.ts'
import { fadingTone, seigaiha } from '../motifs/patterns.ts'
import { MOODS, paletteOf } from '../palette.ts'
import { randomStreams } from '../random.ts'
import type { ArtworkSubject } from '../subject.ts'
import { circle, rect, shape } from '../svg.ts'

/** Hair behind the head and over the face, around a head at (150, 126). */
const HAIR = [
	{
		back: 'M96 120C90 60 126 42 152 42C188 42 214 70 206 124C204 170 214 204 226 232H76C92 200 98 166 96 120z',
		front: 'M104 124C104 84 128 62 158 64C186 66 200 92 198 124C190 108 176 96 164 84C150 104 124 110 104 124z',
	},
	{
		back: 'M98 128C86 78 116 40 156 44C200 48 216 88 202 132L196 160H104z',
		front:
			'M100 126L106 92L96 94L116 70L112 56L138 58L158 40L166 56L190 56L188 72L208 84L198 96L202 126L190 104L182 114L168 92L154 112L138 94L124 116L112 104z',
	},
	{
		back: 'M100 130C92 76 120 48 152 48C186 48 208 78 200 130L204 176C192 186 184 184 180 176H120C114 186 106 186 96 176z',
		front: 'M102 128C104 90 128 70 150 72C176 70 198 92 198 128L188 108H112z',
	},
	{
		back: 'M150 22A24 24 0 1 1 149 22zM102 128C94 80 120 56 150 56C182 56 206 82 198 128L190 150H110z',
		front: 'M103 126C104 92 130 74 152 76C146 96 124 100 103 126zM152 76C176 76 196 96 197 126C182 104 160 98 152 76z',
	},
	{
		back: 'M104 128C98 84 122 58 150 58C180 58 202 84 196 128L190 146H110z',
		front: 'M106 116C108 84 130 68 154 68C180 70 196 90 194 118C186 94 170 90 150 92C130 92 116 98 106 116z',
	},
] as const

/** A portrait of a person, as a paper cut-out in front of a disc. */
export function drawPerson(subject: ArtworkSubject): string {
	const stream = randomStreams(`person|${subject.id}`)
	const random = stream('portrait')
	const palette = paletteOf(subject.color, random.pick(MOODS), stream('palette'))
	const defs = new Defs()
	const hair = random.pick(HAIR)
	const night = palette.mood === 'night' || palette.mood === 'dusk'
	const ground = night ? palette.planes[3] : palette.mood === 'paper' ? palette.sky[2] : palette.key
	const skin = random.pick(['#f3dcc4', '#e3b993', '#c48f68', '#8d5f44', '#f0d0b4'])
	const shade = random.pick([palette.dark, palette.deep, palette.dark])
	const coat = random.pick([palette.accent, palette.planes[2], palette.light])
	const flip = random.chance(0.5) ? 'matrix(-1 0 0 1 300 0)' : undefined
	const pattern = coat === palette.light ? palette.tint : palette.planes[3]
	const shoulders = 'M24 300C30 240 82 224 122 214L150 236L178 214C218 224 270 240 276 300z'
	return documentOf(
		'person',
		subject.name,
		defs,
		rect(0, 0, 300, 300, ground),
		rect(0, 0, 300, 180, fadingTone(defs, 10, 180, night ? palette.planes[2] : palette.tint, true), {
			transform: 'translate(0 120)',
		}),
		circle(150, 138, 104, palette.mood === 'flood' ? palette.tint : palette.disc),
		`<g${flip === undefined ? '' : ` transform="${flip}"`}>`,
		shape(hair.back, shade),
		shape('M128 160H172V216L150 240L128 216z', skin),
		shape('M128 176Q150 196 172 176V192Q150 208 128 192z', palette.dark, { opacity: 0.18 }),
		shape('M108 112C108 96 128 86 150 86C174 86 192 96 192 114C192 150 172 182 150 182C128 182 108 150 108 110z', skin),
		shape(shoulders, coat),
		shape(shoulders, seigaiha(defs, 22, coat, pattern), { opacity: 0.5 }),
		shape('M122 214L150 252L178 214L188 220L150 276L112 220z', palette.dark),
		shape(hair.front, shade),
		'</g>',
	)
}
