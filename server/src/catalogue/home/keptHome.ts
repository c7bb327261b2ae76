import type { Home } from 'shared-contract'
import { type Asked, readHome } from './home.ts'

/** Names and pictures of members are no part of the catalogue's version: they may be this old. */
const KEPT_MS = 60_000

interface Kept {
	version: number
	/** The day that the newest episodes were chosen for, UTC. */
	day: string
	until: number
	home: Promise<Home>
}

/**
 * What the home page shows, read once for each version of the catalogue and day: it is the most visited page, and its
 * four questions cost a thousand times the one after the version.
 */
export class KeptHome {
	readonly #asked: Asked
	#kept: Kept | undefined

	constructor(asked: Asked) {
		this.#asked = asked
	}

	async read(): Promise<Home> {
		const { db, now } = this.#asked
		const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
		const moment = now()
		const day = moment.toISOString().slice(0, 10)
		const kept = this.#kept
		if (kept && kept.version === version && kept.day === day && moment.getTime() < kept.until) return kept.home
		const fresh = { version, day, until: moment.getTime() + KEPT_MS, home: readHome(this.#asked) }
		this.#kept = fresh
		fresh.home.catch(() => {
			if (this.#kept === fresh) this.#kept = undefined
		})
		return fresh.home
	}
}
