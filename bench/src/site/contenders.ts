import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerProcess } from 'federation/serverProcess'
import { givenData } from '../options.ts'
import { MONOLITH, monolithRegistry } from './builds.ts'
import { withDataFolder } from './dataFolder.ts'
import { startSite } from './startSite.ts'

/** The subject and its anchor, in the order in which they take turns. */
export const CONTENDERS = ['federated', 'monolith'] as const
export type Contender = (typeof CONTENDERS)[number]

/** Serves the federated site and the monolith of the same code side by side, each on a database of its own. */
export async function withContenders<Result>(
	work: (sites: Record<Contender, ServerProcess>) => Promise<Result>,
): Promise<Result> {
	return withDataFolder(givenData, (one) =>
		withDataFolder(givenData, async (other) => {
			const federated = await startSite({ dataFolder: one })
			try {
				const monolith = await startMonolith(other)
				try {
					return await work({ federated, monolith })
				} finally {
					await monolith.stop()
				}
			} finally {
				await federated.stop()
			}
		}),
	)
}

async function startMonolith(dataFolder: string): Promise<ServerProcess> {
	const registry = join(dataFolder, 'monolith.json')
	await writeFile(registry, JSON.stringify(await monolithRegistry()))
	// Fixed by hand: otherwise the page would name the builds of the slices, and fetch them beside its own.
	return startSite({ dataFolder, env: { SHELL_DIST: MONOLITH, FEDERATION_REGISTRY: registry } })
}
