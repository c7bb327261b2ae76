import type { SyncService } from 'shared-contract'
import type { Settings } from '../../../core/settings.ts'
import { anilist } from './anilist.ts'
import { mal } from './mal.ts'
import type { Service } from './service.ts'

/** The services that the settings have a client for, each with its own limit of requests. */
export type Services = ReadonlyMap<SyncService, Service>

export function servicesOf(settings: Settings, now: () => Date): Services {
	const known = [anilist(settings, now), mal(settings, now)].flatMap((service) => service ?? [])
	return new Map(known.map((service) => [service.name, service]))
}
