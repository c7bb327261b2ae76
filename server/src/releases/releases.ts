import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import type { AppContext } from '../core/appContext.ts'
import { runJob } from '../core/jobs/runJob.ts'
import { folderFiles } from './folderFiles.ts'
import { releaseFolders } from './folders.ts'
import { Reports } from './health/reports.ts'
import { findLocalBuilds, type LocalBuild } from './local/findBuilds.ts'
import { installBuilds, registerBuilds } from './local/registerBuilds.ts'
import { removeUnused, retireReleases } from './prune.ts'
import { RegistryMemory } from './registryMemory.ts'
import type { ReleaseFiles } from './releaseFiles.ts'
import { ServedVersions } from './servedVersions.ts'
import type { Snapshot } from './snapshot.ts'
import { type ResolvedRegistry, registryFor } from './visitor/registryFor.ts'

const PRUNED_EVERY_MS = HOUR_MS

/** The releases of a site, as this process works with them. */
export class Releases {
	readonly files: ReleaseFiles
	readonly reports: Reports
	readonly memory: RegistryMemory
	readonly #context: AppContext
	readonly #served = new ServedVersions()

	constructor(context: AppContext, log: Pick<FastifyBaseLogger, 'error' | 'warn'>) {
		this.#context = context
		this.files = folderFiles(releaseFolders(context.settings))
		this.memory = new RegistryMemory(context.db)
		this.reports = new Reports({
			context,
			memory: this.memory,
			onTakenBack: async (taken) => {
				log.warn(taken, 'a version fails too often and was taken back')
				await this.changed()
			},
			report: (error) => log.error({ err: error }, 'reports of pages were not stored'),
		})
		context.live.followReleases((revision) => {
			// What was never read is read when somebody asks; before the schema is there, it could not be.
			if (this.memory.held === undefined) return
			const follow = revision === undefined ? this.memory.refresh() : this.memory.follow(revision)
			follow.catch((error) => log.error({ err: error }, 'the registry could not be read anew'))
		})
	}

	/** What a visitor is given; what they are told apart by is set on the reply. */
	async given(request: FastifyRequest, reply: FastifyReply): Promise<ResolvedRegistry> {
		const given = await registryFor({ request, reply, context: this.#context, memory: this.memory })
		this.#note(given.registry)
		return given
	}

	/** A file of a version was asked for, or somebody was given it. */
	noteServed = (of: { slice: string; version: string }): void => this.#served.note(of, this.#context.now())

	/** Who is given what has changed: every process gives the new from now on, this one before the promise ends. */
	async changed(): Promise<void> {
		const { revision } = await this.memory.refresh()
		this.#context.live.publishReleases(revision)
	}

	/** Reads anew where the database knows a change that nobody told this process of. */
	async catchUp(): Promise<void> {
		const { revision } = await this.#context.db.selectFrom('release_state').select('revision').executeTakeFirstOrThrow()
		await this.memory.follow(revision)
	}

	/** Copies the builds that stand beside the server to where they are served from. */
	async installLocal(repository: string): Promise<LocalBuild[]> {
		const builds = await findLocalBuilds(repository)
		await installBuilds(builds, this.files)
		return builds
	}

	/** Gives everybody what of those builds is new, and says what that is. */
	async offerLocal(builds: readonly LocalBuild[]): Promise<string[]> {
		const { standings } = await this.memory.get()
		const current = new Set(standings.map(({ slice, current }) => `${slice} ${current?.version}`))
		// A start that finds what the last one left asks for nothing more.
		if (builds.every(({ slice }) => current.has(`${slice.name} ${slice.version}`))) return []
		const made = await registerBuilds(this.#context, builds)
		if (made.length > 0) await this.changed()
		// Another process that starts with this one gave them, since this one read what is given.
		else await this.memory.refresh()
		return made
	}

	/** Puts on record who was served what, and removes what nobody needs: of several processes, one does it. */
	async prune(): Promise<void> {
		const { db, now } = this.#context
		await this.#served.record(db)
		const gone = await runJob(db, { name: 'pruning', everyMs: PRUNED_EVERY_MS, work: retireReleases }, now())
		// Whichever process retired some, none gives them on.
		this.memory.forgetVersions()
		if (!gone) return
		for (const of of gone) await this.files.remove(of)
		await removeUnused(db, this.files, now())
	}

	#note({ slices }: Registry): void {
		for (const { name: slice, version } of slices) this.noteServed({ slice, version })
	}

	/** What cookies are sealed with. */
	async seal(): Promise<Pick<Snapshot, 'secret'> & { now: Date }> {
		const { secret } = await this.memory.get()
		return { secret, now: this.#context.now() }
	}
}
