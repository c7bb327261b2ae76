import { circle, d, ellipse, group, line, polygon, shape } from '../svg.ts'

/** The colours of a mask: its face, its dark lines, its red marks, and an edge tone. */
export interface MaskColours {
	face: string
	line: string
	mark: string
	edge: string
}

type DrawMask = (colours: MaskColours) => string

/** Masks are drawn around (0, 0), within 100 each way. */
/** Both halves of a face, layer by layer; the left reaches a hair over the middle, so that no seam shows. */
const mirrored = (...layers: string[]) =>
	layers.map((layer) => layer + group({ transform: 'matrix(-1 0 0 1 .8 0)' }, layer)).join('')

const kitsune: DrawMask = ({ face, line: dark, mark, edge }) =>
	mirrored(
		shape('M0-58C22-60 36-52 48-40L74-98C86-60 82-22 70 2C64 32 34 62 0 92z', face),
		shape('M55-44L71-80C76-56 74-34 66-20z', mark),
		shape('M0 92C34 62 64 32 70 2L60 8C52 34 26 54 0 66z', edge),
		shape('M14-4C28-24 46-28 62-24C54-6 36 4 14-4z', dark),
		shape('M22-7C32-17 42-20 52-19C46-10 36-5 22-7z', mark),
		line('M10-26Q30-42 54-36', mark, 5, { 'stroke-linecap': 'round' }),
		line('M46 16L66 10M42 26L60 24M38 36L52 38', mark, 4, { 'stroke-linecap': 'round' }),
	) +
	shape('M0-50Q13-32 0-12Q-13-32 0-50z', mark) +
	shape('M-11 62H11L0 78z', dark) +
	line('M0 76V86', dark, 4)

const oni: DrawMask = ({ face, line: dark, mark, edge }) =>
	mirrored(
		shape('M22-52C26-84 44-96 66-98C58-86 56-66 52-44z', edge),
		shape('M0-58C38-60 70-38 72-4C74 40 46 84 0 88z', face),
		shape('M0 88C46 84 74 40 72-4C68 34 44 58 0 64z', edge, { opacity: 0.75 }),
		shape('M8-14L62-32L58-16C44-2 22 0 10-4z', dark),
		circle(36, -13, 5.5, mark),
		line('M6-24Q30-32 60-46', dark, 9, { 'stroke-linecap': 'round' }),
		shape('M0 2C12 4 18 12 22 22C12 26 4 24 0 24z', edge),
		shape('M0 34C22 32 42 36 54 28C52 60 28 70 0 70z', dark),
		shape('M24 35L40 34L35 6L30 20zM10 66L22 64L17 50zM0 36H12L9 46H0z', face),
	) + polygonGem(mark)

const polygonGem = (mark: string) =>
	shape(
		polygon([
			[0, -48],
			[9, -36],
			[0, -24],
			[-9, -36],
		]),
		mark,
	)

const hannya: DrawMask = ({ face, line: dark, mark, edge }) =>
	mirrored(
		shape('M16-62C20-80 40-84 52-98C62-74 50-56 38-44z', edge),
		shape('M0-64C44-66 66-30 60 10C54 52 30 88 0 94z', face),
		shape('M60 10C54 52 30 88 0 94V80C24 72 44 44 48 12z', edge),
		shape('M8-10C22-30 42-30 54-18C44 0 24 4 8-10z', dark),
		circle(33, -13, 6, mark),
		line('M4-30C18-22 34-46 50-38', dark, 6, { 'stroke-linecap': 'round' }),
		shape('M0 8L12 20Q6 28 0 26z', edge),
		shape('M0 38C18 34 36 38 46 24C44 56 24 68 0 68z', dark),
		shape('M0 40H26L22 48H0zM30 38L40 32L36 52z', mark),
	)

const cat: DrawMask = ({ face, line: dark, mark, edge }) =>
	mirrored(
		shape('M0-52C14-54 26-52 36-46L66-88C76-60 80-30 78 0C76 46 44 74 0 76z', face),
		shape('M46-44L62-68C66-52 68-40 66-28z', mark),
		line('M18-6Q34-24 50-6', dark, 7, { 'stroke-linecap': 'round' }),
		line('M52 20L84 14M52 30L82 34', dark, 3.5, { 'stroke-linecap': 'round' }),
		line('M0 22Q12 40 26 28', dark, 5, { 'stroke-linecap': 'round' }),
		ellipse(48, 14, 12, 7, mark, { opacity: 0.5 }),
		shape('M0 76C44 74 76 46 78 0C70 36 40 58 0 60z', edge, { opacity: 0.6 }),
	) + shape('M-8 12H8L0 22z', mark)

const daruma: DrawMask = ({ face, line: dark, mark, edge }) =>
	mirrored(
		shape('M0-92C60-92 88-44 84 6C80 60 46 92 0 92z', mark),
		shape('M0 92C46 92 80 60 84 6C74 48 44 68 0 70z', edge, { opacity: 0.5 }),
		shape('M0-56C40-58 58-40 56-12C54 18 30 28 0 28z', face),
		shape('M6-28C20-52 46-48 60-36C42-38 26-34 12-22z', dark),
		circle(25, -10, 12, '#fff'),
		shape('M4 14C20 6 36 12 50 0C48 22 28 30 4 22z', dark),
	) +
	circle(-25, -10, 6, dark) +
	circle(25, -10, 6, dark) +
	shape('M-7-2Q0-14 7-2z', edge) +
	line('M-34 52Q-10 70 0 46Q10 70 34 52', face, 6, { 'stroke-linecap': 'round' })

const tengu: DrawMask = ({ face, line: dark, mark, edge }) =>
	mirrored(
		shape('M0-80C46-82 74-46 70 0C66 50 40 86 0 90z', mark),
		shape('M0 90C40 86 66 50 70 0C62 44 36 66 0 70z', edge, { opacity: 0.55 }),
		shape('M8-14C20-28 44-30 56-18C46-4 22-2 8-14z', face),
		circle(33, -16, 6, dark),
		shape('M4-30C22-52 48-52 64-40C44-40 24-34 8-20z', dark),
		shape('M12 50C24 42 44 48 56 34C56 60 34 66 12 60z', dark),
	) +
	shape('M-9-12H9L17 36Q0 52-17 36z', edge) +
	shape('M-9-14H9L14 32Q0 45-14 32z', mark) +
	shape('M-3-8H5L7 30Q2 34-3 32z', face, { opacity: 0.35 }) +
	shape('M-10-80H10L14-98H-14z', dark)

const rabbit: DrawMask = ({ face, line: dark, mark, edge }) =>
	mirrored(
		shape('M0-34C8-40 14-42 20-42C14-74 22-98 36-98C52-98 54-68 44-32C66-16 76 8 72 34C66 66 36 78 0 78z', face),
		shape('M26-46C24-72 28-86 35-86C43-86 44-66 37-40z', mark, { opacity: 0.7 }),
		shape('M0 78C36 78 66 66 72 34C62 54 36 62 0 62z', edge, { opacity: 0.7 }),
		circle(32, 10, 7, dark),
		circle(50, 30, 9, mark, { opacity: 0.45 }),
		line('M0 34Q8 44 18 38', dark, 5, { 'stroke-linecap': 'round' }),
	) + shape('M-8 24H8L0 34z', mark)

const bear: DrawMask = ({ face, line: dark, mark, edge }) =>
	mirrored(
		circle(54, -52, 24, dark),
		shape('M0-66C48-66 82-36 80 8C78 52 44 76 0 76z', face),
		shape('M0 76C44 76 78 52 80 8C68 42 40 58 0 58z', edge, { opacity: 0.7 }),
		shape('M22-22C40-30 60-12 54 12C44 22 20 8 22-22z', dark),
		circle(37, -4, 6, face),
		line('M0 34Q8 46 20 40', dark, 5, { 'stroke-linecap': 'round' }),
		circle(58, 30, 9, mark, { opacity: 0.5 }),
	) + ellipse(0, 24, 12, 9, dark)

const GREEN = '#5d9e6e'

const frog: DrawMask = ({ face, line: dark }) =>
	mirrored(
		circle(44, -46, 28, GREEN),
		circle(44, -48, 18, face),
		circle(41, -46, 9, dark),
		shape('M0-44C54-44 92-10 88 22C84 56 46 70 0 70z', GREEN),
		shape('M0 70C46 70 84 56 88 22C70 34 40 40 0 40z', face, { opacity: 0.85 }),
		line('M0 24Q44 28 70 6', dark, 6, { 'stroke-linecap': 'round' }),
		circle(9, -10, 2.6, dark),
	)

export const MASKS = [kitsune, oni, hannya, tengu, cat, daruma, rabbit, bear, frog] as const
export { cat, daruma, hannya, kitsune, oni, tengu }

/** A mask placed on (x, y), reaching `radius` each way. */
export const placed = (mask: string, x: number, y: number, radius: number, turn = 0) =>
	group({ transform: d`translate(${x} ${y})scale(${String(Number((radius / 100).toFixed(3)))})rotate(${turn})` }, mask)
