import type { SampleTitle } from '../types.ts'
import { ABROAD } from './abroad.ts'
import { ANNOUNCED } from './announced.ts'
import { CRAFT } from './craft.ts'
import { DUEL } from './duel.ts'
import { EVERYDAY } from './everyday.ts'
import { MYSTERY } from './mystery.ts'
import { NOVELS } from './novels.ts'
import { SEA } from './sea.ts'
import { SIGNAL } from './signal.ts'
import { SPORT } from './sport.ts'
import { WONDER } from './wonder.ts'

/** The invented manga, novels, manhwa and manhua, by id from 101. */
export const MANGA: readonly SampleTitle[] = [
	...SEA,
	...EVERYDAY,
	...CRAFT,
	...MYSTERY,
	...SIGNAL,
	...WONDER,
	...DUEL,
	...SPORT,
	...NOVELS,
	...ABROAD,
	...ANNOUNCED,
].toSorted((a, b) => a.id - b.id)
