import { LRUCache } from 'lru-cache'
import { HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import { type PictureFailure, PictureUnavailable } from '../../core/remotePicture/pictureUnavailable.ts'

const KEPT = 20_000
const KEPT_MS: Readonly<Record<PictureFailure, number>> = {
	refused: HOUR_MS,
	failed: 5 * MINUTE_MS,
	unreachable: 2 * MINUTE_MS,
}
/** The failures in a row after which a whole host is left alone. */
const HOST_FAILURES = 3

/** Remembers for a while which pictures were not to be had, and which hosts do not answer, so that they are not asked again. */
export class Failures {
	readonly #pictures = new LRUCache<string, PictureFailure>({ max: KEPT })
	readonly #hosts = new LRUCache<string, number>({ max: KEPT, ttl: KEPT_MS.unreachable })

	/** The failure of a picture; undefined when it may be asked for. */
	of(remote: string): PictureUnavailable | undefined {
		const known = this.#pictures.get(remote)
		if (known) return new PictureUnavailable(known, 'the picture was not to be had before')
		const isHostAway = (this.#hosts.get(hostOf(remote)) ?? 0) >= HOST_FAILURES
		return isHostAway ? new PictureUnavailable('unreachable', 'the host did not answer before') : undefined
	}

	/** Records a failure. */
	add(remote: string, { reason }: PictureUnavailable): void {
		this.#pictures.set(remote, reason, { ttl: KEPT_MS[reason] })
		const host = hostOf(remote)
		if (reason === 'unreachable') this.#hosts.set(host, (this.#hosts.get(host) ?? 0) + 1)
		else this.#hosts.delete(host)
	}

	/** Records that a host answered. */
	clear(remote: string): void {
		this.#hosts.delete(hostOf(remote))
	}
}

/** The host of an address, as it is counted and takes turns. */
export function hostOf(remote: string): string {
	return URL.canParse(remote) ? new URL(remote).host : ''
}
