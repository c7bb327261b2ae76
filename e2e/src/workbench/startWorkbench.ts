import { startServer } from 'federation/serverProcess'
import { newDataFolder, removeFolder } from '../site/template.ts'

/** A running workbench. */
export interface Workbench {
	address: string
	stop(): Promise<void>
}

/**
 * Starts `npm run workbench` on a free port, with slices from elsewhere where addresses are given.
 * @throws with its output when it ends or does not stand in time
 */
export async function startWorkbench(...remotes: readonly string[]): Promise<Workbench> {
	const data = await newDataFolder()
	const flags = ['--data', data, ...remotes.flatMap((address) => ['--remote', address])]
	// As `siteEnvironment` starts a site.
	const args = ['--liftoff-only', 'scripts/workbench.mjs', ...flags]
	const { address, stop } = await startServer({ args, until: '/readyz' })
	// The workbench has copied it.
	await removeFolder(data)
	return { address: `${address}/workbench/`, stop }
}
