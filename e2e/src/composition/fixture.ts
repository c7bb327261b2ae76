import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runIn } from '../site/command.ts'

/** A project of `e2e/fixtures`, built. */
export interface Fixture {
	folder: string
	remove(): Promise<void>
}

/**
 * Builds a project of somebody else's as they do, to a folder of its own.
 *
 * @param environment what its configuration reads
 * @throws with what the build said
 */
export async function buildFixture(
	name: string,
	build: (folder: string) => readonly string[],
	environment: Readonly<Record<string, string>> = {},
): Promise<Fixture> {
	const folder = await mkdtemp(join(tmpdir(), `${name}-`))
	const command = runIn(join('e2e', 'fixtures', name), build(folder), environment)
	if ((await command.ended) !== 0) throw new Error(`${name} was not built:\n${command.said()}`)
	return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The command of rspack. */
export const withRspack = (folder: string) => ['npx', 'rspack', 'build', '--output-path', folder]

/** The command of Vite. */
export const withVite = (folder: string) => ['npx', 'vite', 'build', '--outDir', folder, '--emptyOutDir']
