import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// This file and the bundle are at different depths; the root is the folder that declares the workspaces.
function findRoot(folder: string): string {
	const parent = dirname(folder)
	if (existsSync(join(folder, 'package-lock.json')) || parent === folder) return folder
	return findRoot(parent)
}

/** The root of the repository, for the paths of the builds of shell and slices. */
export const REPOSITORY_FOLDER = findRoot(dirname(fileURLToPath(import.meta.url)))
