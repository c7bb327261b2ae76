import { isDeepStrictEqual } from 'node:util'
import type { Audience } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'
import type { Actor } from '../actor.ts'
import { logAuditEvent } from '../audit.ts'
import { readFlags } from '../flags.ts'
import { changeChannel } from './changing.ts'

interface FlagSwitch {
	slice: string
	flag: string
	/** Null switches it off. */
	to: Audience | null
	/** Who had it when the client looked; default: anybody. */
	from?: Audience | null | undefined
	actor: Actor
	now: Date
}

/**
 * Switches a feature flag of a slice, whichever version is live.
 *
 * @returns false when it is so already
 * @throws Problem `request.notFound` for a flag that is off and that no published version names; `release.changed` when others
 * have it than the client expected
 */
export function switchFlag(db: AppContext['db'], { slice, flag, to, from, actor, now }: FlagSwitch): Promise<boolean> {
	return changeChannel(db, slice, async (transaction) => {
		const known = (await readFlags(transaction, slice)).find(({ name }) => name === flag)
		if (!known) throw new Problem('request.notFound', 404)
		if (isDeepStrictEqual(known.to, to)) return undefined
		if (from !== undefined && !isDeepStrictEqual(known.to, from)) throw new Problem('release.changed', 409)
		await transaction.deleteFrom('release_flag').where('slice', '=', slice).where('name', '=', flag).execute()
		if (to) {
			const row = { slice, name: flag, audience: JSON.stringify(to) }
			await transaction.insertInto('release_flag').values(row).execute()
		}
		await logAuditEvent(transaction, { slice, flag, actor, act: to ? 'flagOn' : 'flagOff', to: to ?? undefined, now })
		// Its versions stay as they are; the revision tells all processes.
		return { slice }
	})
}
