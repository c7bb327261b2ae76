import { join, resolve } from 'node:path'
import type { Settings } from '../../core/settings.ts'

/** The folder of the shell's build: from the settings, otherwise the one in this repository. */
export function shellDistOf({ SHELL_DIST }: Pick<Settings, 'SHELL_DIST'>, repository: string): string {
	return SHELL_DIST === undefined ? join(repository, 'shell', 'dist') : resolve(SHELL_DIST)
}
