import type { MediaProgram } from 'shared-contract'

/** The names of the programs, which no language translates. */
export const PROGRAMS: Record<MediaProgram, string> = {
	plex: 'Plex',
	jellyfin: 'Jellyfin',
	emby: 'Emby',
	kodi: 'Kodi',
}
