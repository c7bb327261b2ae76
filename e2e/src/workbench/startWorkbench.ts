import { startServer } from 'federation/serverProcess'

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
	const flags = remotes.flatMap((address) => ['--remote', address])
	const { address, stop } = await startServer({ args: ['scripts/workbench.mjs', ...flags], until: '/readyz' })
	return { address: `${address}/workbench/`, stop }
}
