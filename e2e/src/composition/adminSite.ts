import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from '@playwright/test'
import { type Member, newMember } from '../site/member.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { newDataFolder, removeFolder } from '../site/template.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A site with an admin. */
export interface AdminSite {
	site: Site
	admin: Member
	stop(): Promise<void>
}

/** Starts a site, makes somebody its admin as whoever hosts it does, and starts it again. */
export async function startAdminSite(
	browser: Browser,
	environment: Readonly<Record<string, string>> = {},
): Promise<AdminSite> {
	const folder = await newDataFolder()
	const before = await startSite({ DATA_DIR: folder })
	const admin = await newMember(browser, before.address, 'Ada Admin')
	await before.stop()
	const role = ['scripts/role.mjs', admin.name, 'admin']
	await promisify(execFile)(process.execPath, role, { cwd: ROOT, env: { ...process.env, DATA_DIR: folder } })
	const site = await startSite({ DATA_DIR: folder, PORT: new URL(before.address).port, ...environment })
	return {
		site,
		admin,
		async stop() {
			await admin.context.close()
			await site.stop()
			await removeFolder(folder)
		},
	}
}
