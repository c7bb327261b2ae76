import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ArchivePart } from '../account/public.ts'
import type { Catalogue, Similarity, TitleReference } from '../catalogue/public.ts'
import type { AppContext, ProcessContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'
import type { Pictures } from '../core/remotePicture/pictures.ts'
import type { Settings } from '../core/settings.ts'

/** Something that a site can do without: a folder beside this file, and its line in `index.ts`. */
export interface Plugin {
	/** By which `PLUGINS_OFF` and the browser know it. */
	name: string
	/** Whether the settings have what it needs; without it, it needs nothing. */
	isOn?(settings: Settings): boolean
	/** Adds its routes. */
	register(app: FastifyInstance, context: ProcessContext, services: PluginServices): void
	/** Ends what acts for a member without a session. */
	endAccess?(db: Database, memberId: string): Promise<void>
	/** The account with which a member signs in by it. */
	linkedAccount?: AppContext['linkedAccount']
	/** Its files of the archive of a member. */
	archiveParts?: readonly ArchivePart[]
	/** What becomes of its rows that name a title which is merged into another one. */
	titleReferences?: readonly TitleReference[]
	/** At which address pages get a picture of another site. @param readSecret reads a secret that all processes share */
	pictures?(readSecret: () => Promise<string>): Pictures
	/** The path that the application serves for that of a request. */
	rewriteUrl?(request: Pick<IncomingMessage, 'url' | 'headers'>): string
}

/** Work that takes long or waits for other servers, done in one process at a time. */
export interface PluginDelivery {
	name: string
	/** The least time between two turns; without it, each minute has one. */
	everyMs?: number
	work(mayGoOn: () => boolean): Promise<void>
}

/** What slices open for plugins. */
export interface PluginServices {
	catalogue: Catalogue & Similarity
	/** Adds work that takes long or waits for other servers. */
	deliver(delivery: PluginDelivery): void
}
