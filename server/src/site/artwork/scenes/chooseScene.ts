import type { Genre } from 'shared-contract/catalogue/title'
import type { Mood } from '../palette.ts'
import type { RandomStream } from '../random.ts'
import type { DrawScene } from '../stage.ts'
import { arena } from './arena.ts'
import { bamboo } from './bamboo.ts'
import { bladeSlash } from './bladeSlash.ts'
import { blossomBranch } from './blossomBranch.ts'
import { city } from './city.ts'
import { clockwork } from './clockwork.ts'
import { comicTiles } from './comicTiles.ts'
import { focusBurst } from './focusBurst.ts'
import { gates } from './gates.ts'
import { greatMask } from './greatMask.ts'
import { greatWave } from './greatWave.ts'
import { koiPond } from './koiPond.ts'
import { lanternFestival } from './lanternFestival.ts'
import { mecha } from './mecha.ts'
import { moonRange } from './moonRange.ts'
import { orbit } from './orbit.ts'
import { redThread } from './redThread.ts'
import { skyIslands } from './skyIslands.ts'
import { summerWires } from './summerWires.ts'
import { umbrellas } from './umbrellas.ts'
import { vortex } from './vortex.ts'
import { watchingEye } from './watchingEye.ts'

type Choice<Item> = readonly [Item, ...Item[]]

/** The scenes of each genre. */
const SCENES: Record<Genre, Choice<DrawScene>> = {
	action: [bladeSlash, focusBurst, mecha, greatMask, bladeSlash],
	adventure: [greatWave, moonRange, skyIslands, greatWave],
	comedy: [comicTiles, lanternFestival, comicTiles, summerWires, greatMask],
	drama: [koiPond, moonRange, blossomBranch, city, umbrellas],
	fantasy: [skyIslands, gates, moonRange, greatMask],
	scifi: [orbit, mecha, orbit, clockwork, city],
	sliceoflife: [summerWires, lanternFestival, city, summerWires, koiPond],
	supernatural: [gates, greatMask, bamboo, watchingEye],
	sports: [arena, arena, focusBurst],
	romance: [redThread, blossomBranch, umbrellas, blossomBranch],
	mystery: [watchingEye, bamboo, clockwork, vortex, greatMask, gates],
	suspense: [vortex, city, watchingEye, bamboo],
}

/** The moods of each genre; a mood listed twice is twice as likely. */
const MOODS: Record<Genre, Choice<Mood>> = {
	action: ['flood', 'paper', 'night'],
	adventure: ['paper', 'dusk', 'flood'],
	comedy: ['flood', 'paper'],
	drama: ['dusk', 'paper', 'night'],
	fantasy: ['dusk', 'night', 'paper', 'flood'],
	scifi: ['night', 'flood', 'dusk'],
	sliceoflife: ['flood', 'dusk', 'paper', 'dusk'],
	supernatural: ['night', 'flood', 'dusk'],
	sports: ['flood', 'paper', 'night'],
	romance: ['paper', 'dusk', 'flood'],
	mystery: ['night', 'dusk', 'flood'],
	suspense: ['night', 'flood', 'paper'],
}

const ALL: Choice<Genre> = ['adventure', 'drama', 'fantasy', 'scifi', 'sliceoflife', 'supernatural', 'mystery']

/** The leading genre of a picture: mostly the first, sometimes another of the work's genres. */
function leadingGenre(genres: readonly Genre[], stream: RandomStream): Genre {
	const [first, ...others] = genres.filter((genre) => Object.hasOwn(SCENES, genre))
	if (first === undefined) return stream.pick(ALL)
	return stream.chance(0.62) ? first : stream.pick([first, ...others])
}

/** Chooses the scene and the mood of a work. */
export function chooseScene(
	genres: readonly Genre[],
	stream: RandomStream,
): { genre: Genre; drawScene: DrawScene; mood: Mood } {
	const genre = leadingGenre(genres, stream)
	return { genre, drawScene: stream.pick(SCENES[genre]), mood: stream.pick(MOODS[genre]) }
}

/** The scenes with an open sky, where a name fits. */
export const OPEN_SKY: ReadonlySet<DrawScene> = new Set([
	moonRange,
	greatWave,
	bladeSlash,
	redThread,
	summerWires,
	skyIslands,
	city,
	orbit,
])
