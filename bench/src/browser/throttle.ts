import type { CDPSession } from 'playwright-core'

/** A middling phone on a slow mobile network, as Lighthouse takes it: 150 ms there and back, 1.6 Mbit/s, a fourth of the CPU. */
export const MOBILE = { roundTripMs: 150, bitsPerSecond: 1_600_000, cpuSlowdown: 4 }

/** Makes the processor of a page slower. */
export async function slowCpu(devtools: CDPSession, rate = MOBILE.cpuSlowdown): Promise<void> {
	await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Makes the network of a page slower. */
export async function slowNetwork(devtools: CDPSession): Promise<void> {
	await devtools.send('Network.enable')
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: MOBILE.roundTripMs,
		downloadThroughput: MOBILE.bitsPerSecond / 8,
		uploadThroughput: MOBILE.bitsPerSecond / 8,
	})
}
