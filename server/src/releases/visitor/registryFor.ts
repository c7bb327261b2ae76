import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Override, Registry } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import type { RegistryCache } from '../registryCache.ts'
import type { Snapshot } from '../snapshot.ts'
import { entryFor, type Visitor, withFlags } from './canary.ts'
import { memberRole } from './memberRole.ts'
import { hasOverrides, readOverrides } from './overrideCookie.ts'
import { isAllowed, overrideEntry } from './overrides.ts'
import { readRole } from './roleCookie.ts'
import { readVisit, startVisit } from './visitCookie.ts'

/** The registry for one visitor. */
export interface ResolvedRegistry {
	registry: Registry
	/** Whether it depends on the visitor: shared caches must not store it. */
	isPersonal: boolean
	/** The overrides of this browser that the settings allow. */
	overrides: readonly Override[]
}

interface RegistryRequest {
	request: FastifyRequest
	/** Absent when no cookie may be set. */
	reply?: FastifyReply | undefined
	context: AppContext
	cache: RegistryCache
}

/** Resolves the registry for a visitor, with the canaries, flags and overrides that apply. */
export async function registryFor(registryRequest: RegistryRequest): Promise<ResolvedRegistry> {
	const { request, context, cache } = registryRequest
	const snapshot = await cache.get()
	const overrides = allowedOverrides(request, context, snapshot)
	if (snapshot.variesBy.size === 0 && overrides.length === 0) {
		return { registry: snapshot.everybody, isPersonal: hasOverrides(request), overrides }
	}
	const visitor = await visitorOf(registryRequest, snapshot, overrides.length > 0)
	const channelOf = new Map(snapshot.channels.map((channel) => [channel.slice, channel]))
	const names = [...new Set([...channelOf.keys(), ...overrides.map(({ slice }) => slice)])].sort()
	const slices = await Promise.all(
		names.map(async (name) => {
			const channel = channelOf.get(name)
			const override = overrides.find(({ slice }) => slice === name)
			const instead = override && (await overrideEntry(override, channel?.current, cache))
			return instead ? withFlags(instead, channel?.flags ?? {}, visitor) : channel && entryFor(channel, visitor)
		}),
	)
	const registry = { revision: String(snapshot.revision), slices: slices.filter((slice) => slice !== undefined) }
	return { registry, isPersonal: true, overrides }
}

function allowedOverrides(request: FastifyRequest, { settings, now }: AppContext, { secret }: Snapshot): Override[] {
	if (!hasOverrides(request)) return []
	const { overrides } = readOverrides(request, { secret, now: now() })
	return overrides.filter((override) => isAllowed(override, settings.FEDERATION_OVERRIDES))
}

async function visitorOf(
	{ request, reply, context }: RegistryRequest,
	{ variesBy, secret }: Snapshot,
	hasOverride: boolean,
): Promise<Visitor> {
	const { settings, now } = context
	const known = readVisit(request)
	const starts = known === undefined && reply !== undefined && variesBy.has('share')
	return {
		visit: starts ? startVisit(reply, settings) : known,
		// The version of an override may have a flag for a role.
		role:
			variesBy.has('role') || hasOverride
				? ((await memberRole(request, context)) ?? readRole(request, { secret, now: now() }))
				: undefined,
	}
}
