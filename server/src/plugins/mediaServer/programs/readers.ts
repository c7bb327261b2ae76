import type { MediaProgram } from 'shared-contract'
import { readEmby } from './emby.ts'
import { readJellyfin } from './jellyfin.ts'
import { readKodi } from './kodi.ts'
import { readPlex } from './plex.ts'
import type { ReadReport } from './report.ts'

/** How the notifications of each program are read. */
export const READERS: Record<MediaProgram, ReadReport> = {
	plex: readPlex,
	jellyfin: readJellyfin,
	emby: readEmby,
	kodi: readKodi,
}
