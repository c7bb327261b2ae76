import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import type { Candidate } from 'federation/release/commands/candidate'
import { publishCandidate } from 'federation/release/commands/publishCandidate'
import { ReleaseApi } from 'federation/release/commands/ReleaseApi'
import {
	type Audience,
	type Channel,
	makePreviewRoute,
	promoteRoute,
	type ReleaseAuditEntry,
	type ReleaseFigures,
	type ReleaseSummary,
	type ReleaseVital,
	releaseAuditRoute,
	releasesRoute,
	rollbackRoute,
	setOverrideRoute,
	withdrawRoute,
} from 'shared-contract'
import type { Site } from '../site/startSite.ts'

/** The token that the machine of a site holds. */
async function tokenOf({ dataFolder }: Site): Promise<string> {
	return (await readFile(join(dataFolder, 'federation', 'token'), 'utf8')).trim()
}

async function apiOf(site: Site): Promise<ReleaseApi> {
	return new ReleaseApi(site.address, await tokenOf(site))
}

/** Sends a version to a site; nobody is given it. */
export async function publishTo(site: Site, candidate: Candidate): Promise<void> {
	await publishCandidate(await apiOf(site), candidate)
}

/** Sends a version to a site and gives it to everybody. */
export async function releaseTo(site: Site, candidate: Candidate): Promise<void> {
	await publishTo(site, candidate)
	await giveTo(site, candidate, { everybody: true })
}

/** Gives a published version to somebody. */
export async function giveTo(
	site: Site,
	{ slice: { name, version } }: Pick<Candidate, 'slice'>,
	to: Audience,
): Promise<void> {
	await (await apiOf(site)).ask(promoteRoute, { params: { slice: name }, body: { version, to } })
}

/** Who is given what of a slice. */
export async function channelOf(site: Site, slice: string): Promise<Channel> {
	const { slices } = await (await apiOf(site)).ask(releasesRoute, {})
	const own = slices.find(({ channel }) => channel.slice === slice)
	if (!own) throw new Error(`the site has no ${slice}`)
	return own.channel
}

/** Puts the version back that was live before. */
export async function rollBack(site: Site, slice: string): Promise<void> {
	await (await apiOf(site)).ask(rollbackRoute, { params: { slice }, query: {} })
}

/** Gives a slice to nobody. */
export async function withdraw(site: Site, slice: string): Promise<void> {
	await (await apiOf(site)).ask(withdrawRoute, { params: { slice }, query: {} })
}

/** The reports of a version so far. */
export async function figuresOf(site: Site, candidate: Candidate['slice']): Promise<ReleaseFigures | undefined> {
	return (await summaryOf(site, candidate))?.figures
}

/** The reported failures of a version so far, with their modules. */
export async function errorsOf(site: Site, candidate: Candidate['slice']): Promise<string[]> {
	const summary = await summaryOf(site, candidate)
	return (summary?.errors ?? []).map(({ module, error }) => `${module}: ${error}`)
}

/** The web vitals of a version so far. */
export async function vitalsOf(site: Site, candidate: Candidate['slice']): Promise<ReleaseVital[]> {
	return (await summaryOf(site, candidate))?.vitals ?? []
}

/** The latest entry of the log about a slice. */
export async function lastEntry(site: Site, slice: string): Promise<ReleaseAuditEntry | undefined> {
	return (await (await apiOf(site)).ask(releaseAuditRoute, { query: { slice } })).items[0]
}

async function summaryOf(site: Site, candidate: Candidate['slice']): Promise<ReleaseSummary | undefined> {
	const { slices } = await (await apiOf(site)).ask(releasesRoute, {})
	const own = slices.find(({ channel }) => channel.slice === candidate.name)
	return own?.versions.find(({ version }) => version === candidate.version)
}

/** A link under which anybody sees a published version. */
export async function previewOf(site: Site, { slice: { name, version } }: Candidate): Promise<string> {
	const made = await (await apiOf(site)).ask(makePreviewRoute, { params: { slice: name, version }, body: {} })
	return made.url
}

/** Points one slice of a browser at a published version. */
export async function pointAt(context: BrowserContext, site: Site, { slice }: Candidate): Promise<void> {
	await override(context, site, { slice: slice.name, version: slice.version })
}

/** Points one slice of a browser at a machine, whose entry has that name. */
export async function pointAtMachine(
	context: BrowserContext,
	site: Site,
	data: { slice: string; origin: string; entry: string },
): Promise<void> {
	await override(context, site, data)
}

async function override(context: BrowserContext, site: Site, data: object): Promise<void> {
	const answer = await context.request.put(site.address + setOverrideRoute.path, {
		headers: { authorization: `Bearer ${await tokenOf(site)}` },
		data,
	})
	if (!answer.ok()) throw new Error(`${setOverrideRoute.path} answered ${answer.status()}: ${await answer.text()}`)
}
