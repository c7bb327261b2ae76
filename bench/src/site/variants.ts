import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerProcess } from 'federation/serverProcess'
import { sourceDataFolder } from '../options.ts'
import { MONOLITH, monolithRegistry } from './builds.ts'
import { withDataFolder } from './dataFolder.ts'
import { startSite } from './startSite.ts'

/** The variants of the site under comparison, in the order of measurement. */
export const VARIANTS = ['federated', 'monolith'] as const
export type Variant = (typeof VARIANTS)[number]

/** Serves the federated site and the monolith of the same code side by side, each with its own database. */
export async function withVariants<Result>(
	work: (sites: Record<Variant, ServerProcess>) => Promise<Result>,
): Promise<Result> {
	return withDataFolder(sourceDataFolder, (one) =>
		withDataFolder(sourceDataFolder, async (other) => {
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
	// A fixed registry: otherwise the page would also load the builds of the slices.
	return startSite({ dataFolder, env: { SHELL_DIST: MONOLITH, FEDERATION_REGISTRY: registry } })
}
