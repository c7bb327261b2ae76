import type { Setup } from '../protocol/setup.ts'
import { emulateOffline, emulateStorage } from './emulation.ts'
import { forwardConsole } from './forwardConsole.ts'
import { instrumentNetwork } from './instrumentNetwork.ts'

/** Emulates the user's browser in this frame. Imports no store, because a store reads the storage when it is created. */
export function prepareFrame(setup: Setup): void {
	forwardConsole()
	emulateStorage(setup)
	instrumentNetwork(setup)
	if (setup.fault === 'offline') emulateOffline()
}
