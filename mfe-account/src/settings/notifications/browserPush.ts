import type { PushSubscriptionKeys } from 'shared-contract'
import { $site } from 'shared-state'

declare global {
	interface Window {
		/** In browsers with Declarative Web Push, which needs no service worker. */
		pushManager?: PushManager
	}
	interface Navigator {
		/** On iOS: whether the page was opened from the home screen. */
		standalone?: boolean
	}
}

/** Why this browser can be sent nothing, or `possible`. On iOS only installed sites get push. */
export type PushSupport = 'unsupported' | 'needsInstall' | 'denied' | 'possible'

/** The time that the worker may take to be there, ms. */
const WORKER_WAIT_MS = 10_000
const IOS = /iPhone|iPad|iPod/

export async function pushSupport(): Promise<PushSupport> {
	if (await pushManager()) return Notification.permission === 'denied' ? 'denied' : 'possible'
	return IOS.test(navigator.userAgent) && navigator.standalone === false ? 'needsInstall' : 'unsupported'
}

/** The subscription of this browser, as the server takes it. */
export async function currentSubscription(): Promise<PushSubscriptionKeys | undefined> {
	return keysOf(await (await pushManager())?.getSubscription())
}

/** Asks for the permission and subscribes. Must be called by a click. @returns undefined if the reader or the browser refuses */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionKeys | undefined> {
	const manager = await pushManager()
	if (!manager || (await Notification.requestPermission()) !== 'granted') return undefined
	try {
		// One for another key of the site would be refused.
		await (await manager.getSubscription())?.unsubscribe()
		return keysOf(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
	} catch {
		// The push service of the browser cannot be reached, or is turned off.
		return undefined
	}
}

export async function unsubscribeBrowser(): Promise<void> {
	await (await (await pushManager())?.getSubscription())?.unsubscribe()
}

// Without a service worker there is nothing that could show a push, unless the browser does it.
async function pushManager(): Promise<PushManager | undefined> {
	if (!('Notification' in window)) return undefined
	if (window.pushManager) return window.pushManager
	if (!('serviceWorker' in navigator)) return undefined
	return (await registration())?.pushManager
}

/** The registration of the worker. The first page of a browser registers it only after the page is usable. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
	const { serviceWorker } = navigator
	const known = await serviceWorker.getRegistration()
	if (known || !$site.get().worker) return known
	const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_WAIT_MS, undefined))
	return Promise.race([serviceWorker.ready, late])
}

function keysOf(subscription: PushSubscription | null | undefined): PushSubscriptionKeys | undefined {
	const { endpoint, keys } = subscription?.toJSON() ?? {}
	return endpoint && keys?.p256dh && keys.auth
		? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
		: undefined
}
