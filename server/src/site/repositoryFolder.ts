import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// This file and the bundle's lie at different depths; the top is where the workspaces are declared.
function findTop(folder: string): string {
	const parent = dirname(folder)
	if (existsSync(join(folder, 'package-lock.json')) || parent === folder) return folder
	return findTop(parent)
}

/** The folder that holds the packages: the builds of shell and slices are found from here. */
export const REPOSITORY_FOLDER = findTop(dirname(fileURLToPath(import.meta.url)))
