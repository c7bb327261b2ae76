import { type PushDevice, pushRoute, removePushDeviceRoute, subscribePushRoute } from 'shared-contract'
import { type ActionOutcome, act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import {
	currentSubscription,
	type PushSupport,
	pushSupport,
	subscribeBrowser,
	unsubscribeBrowser,
} from './browserPush.ts'

/** What push is on this device: `siteOff` if the site sends none. */
export type ThisDevice = Exclude<PushSupport, 'possible'> | 'siteOff' | 'off' | 'on'

export interface Devices {
	publicKey: string | null
	devices: readonly PushDevice[]
	thisDevice: ThisDevice
}

/** Creates the store of the member's devices with push. */
export function createDevices() {
	const panel = createRemote<Devices>(async () => {
		const outcome = await call(pushRoute, {})
		if (outcome.state !== 'done') return outcome
		return { state: 'done' as const, answer: { ...outcome.answer, thisDevice: await thisDeviceOf(outcome.answer) } }
	})
	return {
		...panel,
		/** Subscribes this device. @returns undefined if the reader or the browser refuses */
		async turnOn(publicKey: string): Promise<ActionOutcome<unknown> | undefined> {
			const body = await subscribeBrowser(publicKey)
			const outcome = body && (await act(subscribePushRoute, { body }))
			await panel.load()
			return outcome
		},
		async remove({ id, isThis }: PushDevice): Promise<ActionOutcome<unknown>> {
			const outcome = await act(removePushDeviceRoute, { params: { id } })
			if (outcome.state === 'done' && isThis) await unsubscribeBrowser()
			await panel.load()
			return outcome
		},
	}
}

async function thisDeviceOf({ publicKey, devices }: Omit<Devices, 'thisDevice'>): Promise<ThisDevice> {
	if (publicKey === null) return 'siteOff'
	const support = await pushSupport()
	if (support !== 'possible') return support
	const body = await currentSubscription()
	if (!body || !devices.some(({ isThis }) => isThis)) return 'off'
	// The browser may have renewed it, and the language of the page may be another one.
	await act(subscribePushRoute, { body })
	return 'on'
}
