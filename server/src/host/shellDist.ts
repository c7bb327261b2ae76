import { join, resolve } from 'node:path'
import type { Settings } from '../settings.ts'

/** The folder of the shell's build: as the settings say, else the one of this house. */
export function shellDistOf({ SHELL_DIST }: Pick<Settings, 'SHELL_DIST'>, rooms: string): string {
	return SHELL_DIST === undefined ? join(rooms, 'shell', 'dist') : resolve(SHELL_DIST)
}
