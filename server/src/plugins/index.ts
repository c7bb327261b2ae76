import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'
import type { Settings } from '../core/settings.ts'
import { discordSignIn } from './discordSignIn/index.ts'
import { discordWebhook } from './discordWebhook/index.ts'
import { listSync } from './listSync/index.ts'
import { malApi } from './malApi/index.ts'
import { mcp } from './mcp/index.ts'
import { mediaServer } from './mediaServer/index.ts'
import { openDump } from './openDump/index.ts'
import { pictureProxy } from './pictureProxy/index.ts'
import type { Plugin } from './plugin.ts'

/** Every plugin. The only file outside a plugin's folder that names it. */
export const PLUGINS = [malApi, mediaServer, mcp, listSync, discordSignIn, discordWebhook, openDump, pictureProxy]

/** The plugins whose settings are there, without those that the site switches off. */
export function pluginsOn(settings: Settings): Plugin[] {
	const off = new Set(settings.PLUGINS_OFF?.split(/\s*,\s*/))
	return PLUGINS.filter(({ name, isOn }) => !off.has(name) && (isOn?.(settings) ?? true))
}

/** What plugins hold of a member. It stays where a plugin is switched off, so it is in every archive. */
export const PLUGIN_PARTS = PLUGINS.flatMap(({ archiveParts }) => archiveParts ?? [])

/** What becomes of the rows of plugins that name a merged title, also of those that are off. */
export const PLUGIN_REFERENCES = PLUGINS.flatMap(({ titleReferences }) => titleReferences ?? [])

/** Ends what acts for a member by way of a plugin. One that is off may be switched on again. */
export async function endPluginAccess(db: Database, memberId: string): Promise<void> {
	for (const plugin of PLUGINS) await plugin.endAccess?.(db, memberId)
}

/** The account at another service with which a member signs in. It stays where its plugin is switched off. */
export const linkedAccount: AppContext['linkedAccount'] = async (db, memberId) =>
	(await Promise.all(PLUGINS.map((plugin) => plugin.linkedAccount?.(db, memberId)))).find((account) => account)
