import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Registry, ShellBuild } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'
import { runJob } from '../core/jobs/runJob.ts'
import { Reports } from './health/reports.ts'
import type { LinkedShell } from './links.ts'
import { findLocalBuilds, type LocalBuild } from './local/findBuilds.ts'
import { installBuilds, registerBuilds } from './local/registerBuilds.ts'
import { openReleaseFiles } from './openReleaseFiles.ts'
import { removeUnused, retireReleases } from './prune.ts'
import { RegistryCache } from './registryCache.ts'
import type { ReleaseFiles, ReleaseName } from './releaseFiles.ts'
import type { Snapshot } from './snapshot.ts'
import { SourcePlaces } from './sourceMaps.ts'
import { type ResolvedRegistry, registryFor } from './visitor/registryFor.ts'

/** Tracks the last day on which each version was served: unused versions may be pruned. */
class ServedVersions {
	readonly #served = new Map<string, { of: ReleaseName; day: string; isRecorded: boolean }>()

	note(of: ReleaseName, now: Date): void {
		const key = `${of.slice} ${of.version}`
		const day = now.toISOString().slice(0, 10)
		if (this.#served.get(key)?.day !== day) this.#served.set(key, { of, day, isRecorded: false })
	}

	/** Stores the days that changed since the last call. */
	async record(db: Database): Promise<void> {
		for (const each of [...this.#served.values()].filter(({ isRecorded }) => !isRecorded)) {
			const { of, day } = each
			await db
				.updateTable('release')
				.set({ served_on: day })
				.where('slice', '=', of.slice)
				.where('version', '=', of.version)
				// Another process may have stored a later day.
				.where(sql<boolean>`coalesce(served_on < ${day}::date, true)`)
				.execute()
			each.isRecorded = true
		}
	}
}

const PRUNED_EVERY_MS = HOUR_MS

/** The build of the shell that pages are made with now; undefined if there is none. */
export interface LiveShell {
	page(): Promise<{ build: Pick<ShellBuild, 'scripts'> & LinkedShell } | undefined>
}

/** The releases of a site in this process. */
export class Releases {
	readonly files: ReleaseFiles
	readonly places: SourcePlaces
	readonly reports: Reports
	readonly cache: RegistryCache
	readonly shell: LiveShell
	readonly #context: AppContext
	readonly #served = new ServedVersions()

	constructor(context: AppContext, shell: LiveShell, log: Pick<FastifyBaseLogger, 'error' | 'warn'>) {
		this.#context = context
		this.shell = shell
		this.files = openReleaseFiles(context.storage, context.settings)
		this.places = new SourcePlaces(this.files)
		this.cache = new RegistryCache(context.db)
		this.reports = new Reports({
			context,
			cache: this.cache,
			shellScripts: async () => (await shell.page())?.build.scripts,
			onRollback: async (rollback) => {
				log.warn(rollback, 'a version failed too often, or was far slower, and was rolled back')
				await this.changed()
			},
			report: (error) => log.error({ err: error }, 'reports of pages were not stored'),
		})
		context.live.followReleases((revision) => {
			// The first read happens on demand: before the migrations it would fail.
			if (this.cache.cached === undefined) return
			const follow = revision === undefined ? this.cache.refresh() : this.cache.follow(revision)
			follow.catch((error) => log.error({ err: error }, 'the registry could not be read'))
		})
	}

	/** Resolves the registry for a visitor, and sets a visit cookie if a canary or a flag needs it. */
	async resolveRegistry(request: FastifyRequest, reply: FastifyReply): Promise<ResolvedRegistry> {
		const resolved = await registryFor({ request, reply, context: this.#context, cache: this.cache })
		this.#note(resolved.registry)
		return resolved
	}

	/** Notes that a version was served. */
	noteServed = (of: { slice: string; version: string }): void => this.#served.note(of, this.#context.now())

	/** Call after a change of the registry: refreshes the cache of this process, and notifies the others. */
	async changed(): Promise<void> {
		const { revision } = await this.cache.refresh()
		this.#context.live.publishReleases(revision)
	}

	/** Refreshes the cache if the database has a newer revision. */
	async catchUp(): Promise<void> {
		const { revision } = await this.#context.db.selectFrom('release_state').select('revision').executeTakeFirstOrThrow()
		await this.cache.follow(revision)
	}

	/** Copies the local builds to the storage of releases. */
	async installLocal(repository: string): Promise<LocalBuild[]> {
		const builds = await findLocalBuilds(repository)
		await installBuilds(builds, this.files)
		return builds
	}

	/** Promotes the local builds that are new. @returns their names and versions */
	async promoteLocal(builds: readonly LocalBuild[]): Promise<string[]> {
		const { channels } = await this.cache.get()
		const current = new Set(channels.map(({ slice, current }) => `${slice} ${current?.version}`))
		// Without changes the start needs no query.
		if (builds.every(({ slice }) => current.has(`${slice.name} ${slice.version}`))) return []
		const promoted = await registerBuilds(this.#context, builds)
		if (promoted.length > 0) await this.changed()
		// Another process has promoted them after this one read the registry.
		else await this.cache.refresh()
		return promoted
	}

	/** Stores the served days, and removes unused versions. Only one process prunes at a time. */
	async prune(): Promise<void> {
		const { db, now } = this.#context
		await this.#served.record(db)
		const removed = await runJob(db, { name: 'pruning', everyMs: PRUNED_EVERY_MS, work: retireReleases }, now())
		// Also when another process has pruned.
		this.cache.clearVersions()
		if (!removed) return
		for (const of of removed) await this.files.remove(of)
		await removeUnused(db, this.files, now())
	}

	#note({ slices }: Registry): void {
		for (const { name: slice, version } of slices) this.noteServed({ slice, version })
	}

	/** The key and the clock for signed cookies. */
	async seal(): Promise<Pick<Snapshot, 'secret'> & { now: Date }> {
		const { secret } = await this.cache.get()
		return { secret, now: this.#context.now() }
	}
}
