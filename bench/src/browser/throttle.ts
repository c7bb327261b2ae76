import type { CDPSession } from 'playwright-core'

/** Lighthouse's mobile preset: a round trip of 150 ms, 1.6 Mbit/s and a quarter of the CPU speed. */
export const MOBILE = { roundTripMs: 150, bitsPerSecond: 1_600_000, cpuSlowdown: 4 }

/** Throttles the CPU of a page. */
export async function throttleCpu(devtools: CDPSession, rate = MOBILE.cpuSlowdown): Promise<void> {
	await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Throttles the network of a page. */
export async function throttleNetwork(devtools: CDPSession): Promise<void> {
	await devtools.send('Network.enable')
	await devtools.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: MOBILE.roundTripMs,
		downloadThroughput: MOBILE.bitsPerSecond / 8,
		uploadThroughput: MOBILE.bitsPerSecond / 8,
	})
}
