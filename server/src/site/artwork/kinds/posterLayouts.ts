import { type ArtworkTheme, stageOf } from '../artworkTheme.ts'
import { documentOf } from '../document.ts'
import { drawOrMirrorScene } from '../drawOrMirrorScene.ts'
import type { ArtworkSubject } from '../subject.ts'
import { d, group, rect, shape } from '../svg.ts'
import { nameSetting, nativeColumn, POSTER, rule } from './posterLettering.ts'

type Layout = (subject: ArtworkSubject, theme: ArtworkTheme) => string

const { width: WIDTH, height: HEIGHT, margin: MARGIN, corners: CORNERS } = POSTER

/** The name over the foot of the picture, which darkens towards it. */
export const drawFoot: Layout = (subject, theme) => {
	const name = nameSetting(subject.name, theme, 158)
	const stage = stageOf(theme, { width: WIDTH, height: HEIGHT, x: 200, y: 208, unit: 400, horizon: 340 })
	const scene = drawOrMirrorScene(theme, stage)
	const y = HEIGHT - MARGIN - 4 - name.height
	const top = y - 64
	const through = scene.letter === theme.palette.light ? theme.palette.planes[3] : scene.ground
	const scrim = stage.defs.linear([
		[0, through, 0],
		[0.36, through, 0.78],
		[0.7, scene.ground, 0.96],
		[1, scene.ground, 1],
	])
	return documentOf(
		'poster',
		subject.name,
		stage.defs,
		scene.art,
		rect(0, top, WIDTH, HEIGHT - top, scrim),
		nativeColumn(subject, theme, CORNERS),
		rule(name, y, theme.palette.accent),
		name.draw(y, { letter: scene.letter, shadow: scene.ground }),
	)
}

/** The name in the open sky. */
export const drawHead: Layout = (subject, theme) => {
	const { palette } = theme
	const name = nameSetting(subject.name, theme, 150)
	const drop = Math.min(1, name.height / 150) * 50
	const stage = stageOf(theme, {
		width: WIDTH,
		height: HEIGHT,
		x: 200,
		y: 292 + drop,
		unit: 400,
		horizon: 424 + drop * 0.5,
	})
	const scene = drawOrMirrorScene(theme, stage)
	const [zenith] = palette.sky
	const bright = palette.mood === 'paper' || palette.mood === 'flood'
	const scrim = stage.defs.linear([
		[0, zenith, 1],
		[0.6, zenith, 0.75],
		[1, zenith, 0],
	])
	const y = CORNERS
	return documentOf(
		'poster',
		subject.name,
		stage.defs,
		scene.art,
		rect(0, 0, WIDTH, y + name.height + 60, scrim),
		nativeColumn(subject, theme, 'foot'),
		name.draw(y, { letter: bright ? palette.dark : palette.light, shadow: zenith }),
	)
}

/** The edge between picture and plate. */
function plateEdge(theme: ArtworkTheme, top: number): string {
	const kind = theme.stream('plate').pick(['straight', 'slant', 'scallops', 'teeth', 'slant'])
	const below = d`V${HEIGHT}H0z`
	if (kind === 'straight') return d`M0 ${top}H${WIDTH}` + below
	if (kind === 'slant') return d`M0 ${top + 22}L${WIDTH} ${top - 26}` + below
	if (kind === 'scallops') return d`M0 ${top}${'q25-22 50 0'.repeat(8)}` + below
	return d`M0 ${top + 4}${'l20-16l20 16'.repeat(10)}` + below
}

/** The name on a flat plate of one of the work's colours. */
export const drawPlate: Layout = (subject, theme) => {
	const { palette } = theme
	const name = nameSetting(subject.name, theme, 132)
	const top = HEIGHT - name.height - MARGIN * 2 - 24
	const stage = stageOf(theme, {
		width: WIDTH,
		height: HEIGHT,
		x: 200,
		y: top * 0.46,
		unit: 400,
		horizon: top * 0.46 + 112,
	})
	const scene = drawOrMirrorScene(theme, stage)
	const plate = theme.stream('plate colour').pick([palette.accent, palette.light, palette.dark, palette.accent])
	const letter = plate === palette.dark ? palette.light : palette.dark
	return documentOf(
		'poster',
		subject.name,
		stage.defs,
		scene.art,
		shape(plateEdge(theme, top), plate),
		nativeColumn(subject, theme, CORNERS),
		name.draw(HEIGHT - MARGIN - 6 - name.height, { letter, shadow: plate }),
	)
}

/** The picture in a window, the name on the mount below it. */
export const drawFrame: Layout = (subject, theme) => {
	const { palette } = theme
	const name = nameSetting(subject.name, theme, 120)
	const mount = theme.stream('mount').pick([palette.light, palette.light, palette.dark, palette.tint])
	const bottom = HEIGHT - name.height - MARGIN - 38
	const stage = stageOf(theme, {
		width: WIDTH,
		height: HEIGHT,
		x: 200,
		y: 18 + bottom * 0.45,
		unit: 372,
		horizon: 18 + bottom * 0.45 + 112,
	})
	const scene = drawOrMirrorScene(theme, stage)
	const arch = theme.stream('window').chance(0.35)
	const outline = arch
		? shape(d`M18 ${bottom}V200A182 182 0 0 1 382 200V${bottom}z`, '#000')
		: rect(18, 18, WIDTH - 36, bottom - 18, '#000')
	return documentOf(
		'poster',
		subject.name,
		stage.defs,
		rect(0, 0, WIDTH, HEIGHT, mount),
		group({ 'clip-path': stage.defs.clip(outline) }, scene.art),
		nativeColumn(subject, theme, CORNERS),
		name.draw(HEIGHT - MARGIN - name.height, {
			letter: mount === palette.dark ? palette.light : palette.dark,
			shadow: mount,
		}),
	)
}
