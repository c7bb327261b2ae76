import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Override, Registry } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { RegistryMemory } from '../registryMemory.ts'
import type { Snapshot } from '../snapshot.ts'
import { entryFor, isTried, type Visitor } from './given.ts'
import { memberRole } from './memberRole.ts'
import { hasOverrides, readOverrides } from './overrideCookie.ts'
import { isAllowed, overridden } from './overrides.ts'
import { readRole } from './roleCookie.ts'
import { readVisit, startVisit } from './visitCookie.ts'

/** The registry as one visitor is given it. */
export interface ResolvedRegistry {
	registry: Registry
	/** Somebody else may be given another: no cache may share it. */
	isPersonal: boolean
	/** What this browser was pointed at, as far as the settings allow. */
	overrides: readonly Override[]
}

interface Asking {
	request: FastifyRequest
	/** Absent where nothing may be set: the visitor is then known as far as the request says. */
	reply?: FastifyReply | undefined
	context: AppContext
	memory: RegistryMemory
}

/** What a visitor is given: a candidate where they are among those that try it, and what their browser was pointed at. */
export async function registryFor(asking: Asking): Promise<ResolvedRegistry> {
	const { request, context, memory } = asking
	const snapshot = await memory.get()
	const overrides = allowedOverrides(request, context, snapshot)
	const isTrying = snapshot.standings.some(({ candidate }) => candidate !== undefined)
	if (!isTrying && overrides.length === 0) {
		return { registry: snapshot.everybody, isPersonal: hasOverrides(request), overrides }
	}
	const visitor = isTrying ? await visitorOf(asking, snapshot) : NOBODY
	const slices = await Promise.all(
		snapshot.standings.map(async (standing) => {
			const override = overrides.find(({ slice }) => slice === standing.slice)
			const instead = override && (await overridden(override, standing.current, memory))
			return instead ?? entryFor(standing, visitor)
		}),
	)
	const registry = { revision: String(snapshot.revision), slices: slices.filter((slice) => slice !== undefined) }
	return { registry, isPersonal: true, overrides }
}

const NOBODY: Visitor = { visit: undefined, role: undefined }

function allowedOverrides(request: FastifyRequest, { settings, now }: AppContext, { secret }: Snapshot): Override[] {
	if (!hasOverrides(request)) return []
	const overrides = readOverrides(request, { secret, now: now() })
	return overrides.filter((override) => isAllowed(override, settings.FEDERATION_OVERRIDES))
}

async function visitorOf({ request, reply, context }: Asking, snapshot: Snapshot): Promise<Visitor> {
	const { settings, now } = context
	const known = readVisit(request)
	const starts = known === undefined && reply !== undefined && isTried(snapshot, 'share')
	return {
		visit: starts ? startVisit(reply, settings) : known,
		role: isTried(snapshot, 'role')
			? ((await memberRole(request, context)) ?? readRole(request, { secret: snapshot.secret, now: now() }))
			: undefined,
	}
}
